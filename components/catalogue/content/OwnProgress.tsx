'use client';

import { useEffect, useRef } from 'react';
import { hasSession, hasUserSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';

/**
 * Requests the progress of each episode when the page opens and when the viewer returns to it, within the limit of the
 * list (spec 2 §4), except after a login or logout. Guests cost no request.
 */
export function OwnProgress({ seriesId }: { seriesId: string }) {
  const isUser = useViewer()?.state === 'user';
  const previous = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isUser && !hasSession()) return;
    const isPerson = isUser || hasUserSession();
    const isAnother = previous.current !== null && previous.current !== isPerson;
    previous.current = isPerson;
    const refresh = (isForced: boolean) => {
      import('@/lib/client/playback/own-episodes').then(
        ({ ownEpisodes }) => ownEpisodes(seriesId, isForced).catch(() => {}),
        // Progress is optional: without it the list has no marks.
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
