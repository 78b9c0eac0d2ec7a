'use client';

import useSWR from 'swr';
import { callAsViewer } from '@/lib/platform/browser';
import type { PlatformError } from '@/lib/platform/errors';
import { channelStreamCall, contentStreamCall, type Stream, toStream } from '@/lib/platform/streams';
import { STREAM_GUARD_MS } from './limits';

/** What is to be played; null asks for nothing. */
export type Playable =
  | { kind: 'content'; contentId: string; libraryId: string }
  /** `ts` in unix seconds is the archive; null is live. */
  | { kind: 'channel'; channelId: number; ts: number | null };

export interface StreamState {
  stream: Stream | null;
  error: PlatformError | null;
  retry(): void;
}

/** Addresses of a stream carry a signature that runs out, so they are asked for at each play and never kept. */
export function useStream(playable: Playable | null): StreamState {
  const { data, error, mutate } = useSWR<Stream, PlatformError>(
    playable ? ['stream', playable] : null,
    async () => toStream(await callAsViewer(callOf(playable as Playable))),
    {
      dedupingInterval: STREAM_GUARD_MS,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return { stream: data ?? null, error: error ?? null, retry: () => void mutate() };
}

function callOf(playable: Playable) {
  return playable.kind === 'content'
    ? contentStreamCall(playable.libraryId, playable.contentId)
    : channelStreamCall(playable.channelId, playable.ts);
}
