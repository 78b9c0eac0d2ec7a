import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import {
  channelStreamCall,
  contentStreamCall,
  type Stream,
  type StreamCall,
  toStream,
  trailerStreamCall,
} from '@/lib/platform/resources/streams';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import { noteNewest } from './continued-playback';
import { noteStream } from './track-playing';

/** A stream that its page has not taken by then is dropped, because its address soon expires. */
const TAKEN_WITHIN_MS = 10_000;

/** As long as the player keeps a preloaded live stream (`player/stage/preloaded.ts`). */
const PRELOADED_FOR_MS = 6000;

/** A stream that was preloaded without statistics, because the viewer will probably open it. */
let preloaded: { key: string; at: number; stream: Stream } | null = null;

export function notePreloaded(playable: Playable, stream: Stream): void {
  preloaded = { key: playableKey(playable), at: performance.now(), stream };
}

/**
 * The preloaded stream, which may be shown until the real answer arrives; null when nothing was preloaded, or too long
 * ago.
 */
export function preloadedStream(key: string): Stream | null {
  return preloaded?.key === key && performance.now() - preloaded.at < PRELOADED_FOR_MS
    ? preloaded.stream
    : null;
}

/** The stream call that a press has started. */
let begun: { key: string; at: number; stream: Promise<Stream> } | null = null;

/**
 * Starts the stream call at the press, before the new page is rendered. The page then takes the answer or the failure
 * of this call. Only the last press counts.
 */
export function beginStream(playable: Playable): Promise<Stream> {
  const stream = callForStream(playable);
  begun = { key: playableKey(playable), at: performance.now(), stream };
  return stream;
}

/** The stream of what plays now, with its statistics. */
export async function requestStream(playable: Playable): Promise<Stream> {
  const key = playableKey(playable);
  const stream = await (takeBegun(key) ?? callForStream(playable)).finally(() => {
    if (preloaded?.key === key) preloaded = null;
  });
  noteStream(stream.statId, playable, stream.trackers);
  // A trailer does not go on in the mini-player.
  if (playable.kind !== 'trailer') noteNewest(key, stream);
  return stream;
}

const callForStream = async (playable: Playable): Promise<Stream> =>
  toStream(await callAsViewer(callOf(playable)));

/** Once, because each playback has an address and statistics of its own. */
function takeBegun(key: string): Promise<Stream> | null {
  if (begun?.key !== key) return null;
  const { at, stream } = begun;
  begun = null;
  return performance.now() - at < TAKEN_WITHIN_MS ? stream : null;
}

/** The same request without statistics and without a history entry. */
export function checkCall(playable: Playable): StreamCall {
  const call = callOf(playable);
  return { ...call, query: { ...call.query, history: false, disable_stat: true } };
}

function callOf(playable: Playable): StreamCall {
  switch (playable.kind) {
    case 'content':
      return contentStreamCall(playable.libraryId, playable.contentId);
    case 'trailer':
      return trailerStreamCall(playable.trailerId);
    case 'channel':
      return channelStreamCall(playable.channelId, playable.ts);
  }
}
