'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useUncachedQuery } from '@/lib/client/hooks/use-uncached-query';
import type { Position } from '@/lib/client/playback/position-reporter';
import { type Playback, usePlayback } from '@/lib/client/playback/use-playback';
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
  const { startAt, readAgain } = useResume(playable);
  const toSource = useCallback(
    (stream: Stream, reached: Position | null): PlayerSource | null => {
      if (!playable || startAt === undefined) return null;
      return titleSource(playable, stream, reached?.position ?? startAt);
    },
    [playable, startAt],
  );
  const playback = usePlayback({ playable, title: page?.title ?? '', toSource, words });
  // When the gate goes away: a guest who has logged in there had no position.
  const isGated = playback.gate !== null;
  useEffect(() => (isGated ? readAgain : undefined), [isGated, readAgain]);
  return playback;
}

/** Resume position in seconds; undefined until it is known. Without an answer the film starts at its beginning. */
function useResume(playable: TitlePlayable | null) {
  const key = playable && `resume/${playableKey(playable)}`;
  const known = useRef<{ key: string | null; second: number } | null>(null);
  // A shared link begins at its own second.
  const { value, error, retry } = useUncachedQuery(key, async () => {
    const { contentId, libraryId } = playable as TitlePlayable;
    return secondOfAddress(location.search) ?? (await loadResume(contentId, libraryId));
  });
  if (value !== null) known.current = { key, second: value };
  // When reading it again fails, the answer before is better than the beginning.
  const before = known.current?.key === key ? known.current.second : 0;
  return { startAt: error ? before : (value ?? undefined), readAgain: retry };
}
