'use client';

import { useEffect, useRef } from 'react';
import { isKnownViewer, isPersonKnown } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';

/**
 * Asks how far each episode was watched, when the page opens and when somebody comes back to it; not more often than the
 * list may be asked (spec 2 §4), except when somebody has come in or left. Guests cost no request.
 */
export function OwnProgress({ seriesId }: { seriesId: string }) {
  const isUser = useViewer()?.state === 'user';
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isUser && !isKnownViewer()) return;
    const isPerson = isUser || isPersonKnown();
    const isAnother = before.current !== null && before.current !== isPerson;
    before.current = isPerson;
    const refresh = (isForced: boolean) => {
      import('@/lib/client/playback/own-episodes').then(
        ({ ownEpisodes }) => ownEpisodes(seriesId, isForced).catch(() => {}),
        // Progress is a comfort: without it the list is what it is for everybody.
        () => {},
      );
    };
    const onReturn = () => {
      if (!document.hidden) refresh(false);
    };
    refresh(isAnother);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [seriesId, isUser]);
  return null;
}
