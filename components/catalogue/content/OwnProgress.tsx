'use client';

import { useEffect, useRef } from 'react';
import { useOnReturn } from '@/lib/client/hooks/use-on-return';
import { hasSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { viewerTurn } from '@/lib/client/viewer/viewer';
import { viewerKey } from '@/lib/client/viewer/viewer-key';
import { forgetProgress } from '@/lib/rules/playback/progress';

/**
 * Requests the progress of each episode when the page opens and when the viewer returns to it, within the limit of the
 * list (spec 2 §4), except for another viewer. Guests cost no request.
 */
export function OwnProgress({ seriesId }: { seriesId: string }) {
  const isUser = useViewer()?.state === 'user';
  const turn = viewerTurn();
  const previous = useRef<string | null>(null);
  const refresh = (isForced: boolean) => {
    if (!isUser && !hasSession()) return;
    import('@/lib/client/playback/own-episodes').then(
      ({ ownEpisodes }) => ownEpisodes(seriesId, isForced).catch(() => {}),
      // Progress is optional: without it the list has no marks.
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each viewer has their own progress.
  useEffect(() => {
    const viewer = viewerKey();
    const isAnother = previous.current !== null && previous.current !== viewer;
    previous.current = viewer;
    if (isAnother) forgetProgress();
    refresh(isAnother);
  }, [seriesId, isUser, turn]);
  useOnReturn(() => refresh(false));
  return null;
}
