'use client';

import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import {
  channelStreamCall,
  contentStreamCall,
  type Stream,
  toStream,
  trailerStreamCall,
} from '@/lib/platform/resources/streams';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import type { PlatformError } from '@/lib/shared/platform-error';
import { noteNewest, takeStream } from './kept-playback';
import { noteStream } from './track-playing';
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
    const key = playableKey(requested);
    const kept = takeStream(key);
    if (kept) return kept;
    const stream = toStream(await callAsViewer(callOf(requested)));
    noteStream(stream.statId, requested, stream.trackers);
    noteNewest(key, stream);
    return stream;
  });
  return { stream: value, error, retry };
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
