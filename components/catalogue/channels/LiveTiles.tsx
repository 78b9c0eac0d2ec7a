'use client';

import { useEffect } from 'react';
import { useOnDemand } from '@/components/ui/preview/use-on-demand';
import { FRAMES_AFTER_MS } from '@/lib/rules/channels/constants';
import { PREVIEW_SELECTOR } from './preview/selector';

const loadPreviews = () => import('./preview/Previews').then(({ Previews }) => Previews);

/**
 * Adds live pictures and previews to the channel tiles of a page (spec 2 §2 "Channel hover preview card"). Without
 * script the tiles show their logos.
 */
export function LiveTiles() {
  useEffect(() => {
    const leaving = new AbortController();
    const begin = () =>
      import('./frames/show-frames').then(
        ({ showFrames }) => showFrames(leaving.signal),
        () => {},
      );
    const timer = setTimeout(begin, FRAMES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  const ready = useOnDemand(PREVIEW_SELECTOR, loadPreviews);
  return ready ? <ready.Previews first={ready.first} /> : null;
}
