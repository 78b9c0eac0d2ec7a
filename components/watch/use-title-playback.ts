'use client';

import { useCallback, useMemo } from 'react';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { type Playback, usePlayback } from '@/lib/client/playback/use-playback';
import { useUncachedQuery } from '@/lib/client/playback/use-uncached-query';
import { metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import type { Stream } from '@/lib/platform/resources/streams';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import type { PlayerSource } from '@/player';

/** A film or episode with the position where the viewer left it. */
export function useTitlePlayback(page: WatchPage | null, words: RefusalWords): Playback<PlayerSource> {
  const contentId = page?.contentId ?? null;
  const libraryId = page?.libraryId ?? null;
  const playable = useMemo<Playable | null>(
    () => (contentId === null || libraryId === null ? null : { kind: 'content', contentId, libraryId }),
    [contentId, libraryId],
  );
  const startAt = useResume(contentId, libraryId);
  const toSource = useCallback(
    ({ hls, dash, drm, thumbnails, statId }: Stream): PlayerSource | null => {
      if (!playable || startAt === undefined) return null;
      return { key: playableKey(playable), kind: 'vod', hls, dash, drm, thumbnails, statId, startAt };
    },
    [playable, startAt],
  );
  return usePlayback({ playable, title: page?.title ?? '', toSource, words });
}

/** Resume position in seconds; undefined until it is known. Without an answer the film starts at its beginning. */
function useResume(contentId: string | null, libraryId: string | null): number | undefined {
  const { value, error } = useUncachedQuery(contentId && `resume/${contentId}`, async () => {
    const metadata = toMetadata(await callAsViewer(metadataCall(contentId as string, libraryId)));
    return metadata.resumeSeconds ?? 0;
  });
  return error ? 0 : (value ?? undefined);
}
