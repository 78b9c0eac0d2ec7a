'use client';

import { useMemo } from 'react';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { playableKey, useStream } from '@/lib/client/playback/use-stream';
import { useUncachedQuery } from '@/lib/client/playback/use-uncached-query';
import { metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import type { PlatformError } from '@/lib/shared/platform-error';
import type { PlayerSource } from '@/player';

interface TitleSource {
  /** Null until stream and resume position are known. */
  source: PlayerSource | null;
  error: PlatformError | null;
  retry(): void;
}

/** The stream of a film or episode, from where the viewer left it. */
export function useTitleSource(page: WatchPage | null): TitleSource {
  const contentId = page?.contentId ?? null;
  const libraryId = page?.libraryId ?? null;
  const playable = useMemo(
    () =>
      contentId === null || libraryId === null ? null : ({ kind: 'content', contentId, libraryId } as const),
    [contentId, libraryId],
  );
  const { stream, error, retry } = useStream(playable);
  const startAt = useResume(contentId, libraryId);
  const source = useMemo<PlayerSource | null>(() => {
    if (!playable || !stream || startAt === undefined) return null;
    const { hls, dash, drm, thumbnails, statId } = stream;
    return { key: playableKey(playable), kind: 'vod', hls, dash, drm, thumbnails, statId, startAt };
  }, [playable, stream, startAt]);
  return { source, error, retry };
}

/** Resume position in seconds; undefined while unknown. Without an answer the film starts at its beginning. */
function useResume(contentId: string | null, libraryId: string | null): number | undefined {
  const { value, error } = useUncachedQuery(contentId && `resume/${contentId}`, async () => {
    const metadata = toMetadata(await callAsViewer(metadataCall(contentId as string, libraryId)));
    return metadata.resumeSeconds ?? 0;
  });
  return error ? 0 : (value ?? undefined);
}
