'use client';

import { useEffect } from 'react';
import { useOnDemand } from '@/components/ui/preview/use-on-demand';
import { FRAMES_AFTER_MS } from '@/lib/rules/channels/constants';
import { PREVIEW_SELECTOR } from './preview/selector';

const loadPreviews = () => import('./preview/Previews').then(({ Previews }) => Previews);

interface Props {
  /** The page refreshes its list of channels itself. */
  isRefreshed?: boolean;
}

/**
 * Adds live pictures and previews to the channel tiles of a page (spec 2 §2 "Channel hover preview card"), and keeps what
 * they say about their programmes up to date (spec 2 §7). Without script the tiles show their logos.
 */
export function LiveTiles({ isRefreshed = false }: Props) {
  useEffect(() => {
    const leaving = new AbortController();
    const begin = () => {
      import('./frames/show-frames').then(
        ({ showFrames }) => showFrames(leaving.signal),
        () => {},
      );
      if (isRefreshed) return;
      import('./refresh-on-air').then(
        ({ refreshOnAir }) => refreshOnAir(leaving.signal),
        () => {},
      );
    };
    const timer = setTimeout(begin, FRAMES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isRefreshed]);
  const ready = useOnDemand(PREVIEW_SELECTOR, loadPreviews);
  return ready ? <ready.Previews first={ready.first} /> : null;
}
