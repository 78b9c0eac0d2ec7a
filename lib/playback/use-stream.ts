'use client';

import { callAsViewer } from '@/lib/platform/browser';
import type { PlatformError } from '@/lib/platform/errors';
import {
  channelStreamCall,
  contentStreamCall,
  type Stream,
  toStream,
  trailerStreamCall,
} from '@/lib/platform/streams';
import type { Playable } from './playable';
import { noteStream } from './tell-playing';
import { useFresh } from './use-fresh';

interface StreamState {
  stream: Stream | null;
  error: PlatformError | null;
  retry(): void;
}

/** Addresses of a stream carry a signature that runs out, so they are asked for at each play and never kept. */
export function useStream(playable: Playable | null): StreamState {
  const { value, error, retry } = useFresh(playable && playableKey(playable), async () => {
    const asked = playable as Playable;
    const stream = toStream(await callAsViewer(callOf(asked)));
    noteStream(stream.statId, asked);
    return stream;
  });
  return { stream: value, error, retry };
}

/** Tells one thing to play from another: the player does not load the same thing twice. */
export function playableKey(playable: Playable): string {
  switch (playable.kind) {
    case 'content':
      return `content/${playable.contentId}`;
    case 'trailer':
      return `trailer/${playable.trailerId}`;
    case 'channel':
      return `channel/${playable.channelId}/${playable.ts ?? 'live'}`;
  }
}

function callOf(playable: Playable) {
  switch (playable.kind) {
    case 'content':
      return contentStreamCall(playable.libraryId, playable.contentId);
    case 'trailer':
      return trailerStreamCall(playable.trailerId);
    case 'channel':
      return channelStreamCall(playable.channelId, playable.ts);
  }
}
