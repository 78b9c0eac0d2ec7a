'use client';

import type { Stream } from '@/lib/platform/resources/streams';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import type { PlatformError } from '@/lib/shared/platform-error';
import { takeStream } from './kept-playback';
import { foreseenStream, requestStream } from './request-stream';
import { useUncachedQuery } from './use-uncached-query';

interface StreamState {
  stream: Stream | null;
  error: PlatformError | null;
  retry(): void;
}

/**
 * Stream addresses have a signature that expires, so they are requested for each play and never cached. A stream that was foreseen is shown until its own
 * answer is there, which brings its statistics.
 */
export function useStream(playable: Playable | null): StreamState {
  const key = playable && playableKey(playable);
  const { value, error, retry } = useUncachedQuery(key, async () => {
    const requested = playable as Playable;
    return takeStream(playableKey(requested)) ?? (await requestStream(requested));
  });
  const foreseen = key === null || error ? null : foreseenStream(key);
  return { stream: value ?? foreseen, error, retry };
}
