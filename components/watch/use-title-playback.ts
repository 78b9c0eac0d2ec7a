'use client';

import { useCallback, useMemo } from 'react';
import { type Playback, usePlayback } from '@/lib/client/playback/use-playback';
import { useUncachedQuery } from '@/lib/client/playback/use-uncached-query';
import type { Stream } from '@/lib/platform/resources/streams';
import { playableKey, type TitlePlayable } from '@/lib/rules/playback/playable';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import type { PlayerSource } from '@/player';
import { secondOfAddress } from './start-at';
import { loadResume, titleSource } from './title-source';

/** A film or episode with the position where the viewer left it. */
export function useTitlePlayback(page: WatchPage | null, words: RefusalWords): Playback<PlayerSource> {
  const contentId = page?.contentId ?? null;
  const libraryId = page?.libraryId ?? null;
  const seriesId = page?.seriesId ?? null;
  const playable = useMemo<TitlePlayable | null>(
    () =>
      contentId === null || libraryId === null ? null : { kind: 'content', contentId, libraryId, seriesId },
    [contentId, libraryId, seriesId],
  );
  const startAt = useResume(playable);
  const toSource = useCallback(
    (stream: Stream): PlayerSource | null => {
      if (!playable || startAt === undefined) return null;
      return titleSource(playable, stream, startAt);
    },
    [playable, startAt],
  );
  return usePlayback({ playable, title: page?.title ?? '', toSource, words });
}

/** Resume position in seconds; undefined until it is known. Without an answer the film starts at its beginning. */
function useResume(playable: TitlePlayable | null): number | undefined {
  // A shared link begins at its own second.
  const { value, error } = useUncachedQuery(playable && `resume/${playableKey(playable)}`, async () => {
    const { contentId, libraryId } = playable as TitlePlayable;
    return secondOfAddress(location.search) ?? (await loadResume(contentId, libraryId));
  });
  return error ? 0 : (value ?? undefined);
}
