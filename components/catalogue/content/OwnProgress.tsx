'use client';

import { useEffect } from 'react';
import { isKnownViewer } from '@/lib/session/known';
import { useWho } from '@/lib/session/use-who';

/**
 * Asks how far each episode was watched, when the page opens and when somebody comes back to it; not more often than the
 * list may be asked (spec 2 §4), except when another person has come in. Nobody asks for nobody.
 */
export function OwnProgress({ seriesId }: { seriesId: string }) {
  const who = useWho();
  const person = who?.state === 'user' ? (who.profile?.id ?? 'user') : null;
  useEffect(() => {
    if (!person && !isKnownViewer()) return;
    const refresh = (isForced: boolean) => {
      import('@/lib/playback/own-episodes').then(
        ({ ownEpisodes }) => ownEpisodes(seriesId, isForced).catch(() => {}),
        // Progress is a comfort: without it the list is what it is for everybody.
        () => {},
      );
    };
    const onReturn = () => {
      if (!document.hidden) refresh(false);
    };
    refresh(false);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [seriesId, person]);
  return null;
}
