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
import { noteNewest } from './kept-playback';
import { noteStream } from './track-playing';

/** A stream that its page has not taken by then is dropped, because its address soon expires. */
const TAKEN_WITHIN_MS = 10_000;

/** As long as the player keeps what it has loaded of a live stream in advance (`player/stage/warm.ts`). */
const FORESEEN_FOR_MS = 6000;

/** The stream that was requested without statistics, because the viewer will probably want it. */
let foreseen: { key: string; at: number; stream: Stream } | null = null;

export function noteForeseen(playable: Playable, stream: Stream): void {
  foreseen = { key: playableKey(playable), at: performance.now(), stream };
}

/** What may be shown until its own answer is there; null when it was not foreseen, or too long ago. */
export function foreseenStream(key: string): Stream | null {
  return foreseen?.key === key && performance.now() - foreseen.at < FORESEEN_FOR_MS ? foreseen.stream : null;
}

/** The stream that a press has begun to request. */
let begun: { key: string; at: number; stream: Promise<Stream> } | null = null;

/**
 * Requests what was pressed before its page is there, which takes the answer or the failure of this call. Only the last press counts.
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
    if (foreseen?.key === key) foreseen = null;
  });
  noteStream(stream.statId, playable, stream.trackers);
  noteNewest(key, stream);
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

/** The same request without a trace: neither statistics nor history begin. */
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
