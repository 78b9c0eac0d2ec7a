'use client';

import type { Stream } from '@/lib/platform/resources/streams';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import type { PlatformError } from '@/lib/shared/platform-error';
import { takeStream } from './kept-playback';
import { requestStream } from './request-stream';
import { useUncachedQuery } from './use-uncached-query';

interface StreamState {
  stream: Stream | null;
  error: PlatformError | null;
  retry(): void;
}

/** Stream addresses have a signature that expires, so they are requested for each play and never cached. */
export function useStream(playable: Playable | null): StreamState {
  const { value, error, retry } = useUncachedQuery(playable && playableKey(playable), async () => {
    const requested = playable as Playable;
    return takeStream(playableKey(requested)) ?? (await requestStream(requested));
  });
  return { stream: value, error, retry };
}
