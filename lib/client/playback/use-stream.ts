'use client';

import { useUncachedQuery } from '@/lib/client/hooks/use-uncached-query';
import type { Stream } from '@/lib/platform/resources/streams';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import type { PlatformError } from '@/lib/shared/platform-error';
import { takeStream } from './continued-playback';
import { preloadedStream, requestStream } from './request-stream';

interface StreamState {
  stream: Stream | null;
  error: PlatformError | null;
  retry(): void;
}

/**
 * Stream addresses have a signature that expires, so each play requests its own and none is cached. A preloaded stream
 * is shown until the answer with the statistics arrives.
 */
export function useStream(playable: Playable | null): StreamState {
  const key = playable && playableKey(playable);
  const { value, error, retry } = useUncachedQuery(key, async () => {
    const requested = playable as Playable;
    return takeStream(playableKey(requested)) ?? (await requestStream(requested));
  });
  const preloaded = key === null || error ? null : preloadedStream(key);
  return { stream: value ?? preloaded, error, retry };
}
