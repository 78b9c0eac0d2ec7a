import type { Stream } from '@/lib/platform/resources/streams';
import type { PositionReporter } from './position-reporter';

/** What plays, and what is requested while it still plays. */
const MOST_STREAMS = 4;

/**
 * What a page knows about its playback and the next page needs when the playback goes on in the mini-player: the answer of
 * the stream call, because there is no second one, and who reports the position.
 */
const streams = new Map<string, Stream>();
let reporter: PositionReporter | null = null;
let continuedKey: string | null = null;

export function noteNewest(key: string, stream: Stream): void {
  streams.delete(key);
  const [oldest] = streams.keys();
  if (streams.size >= MOST_STREAMS && oldest !== undefined) streams.delete(oldest);
  streams.set(key, stream);
}

export function noteReporter(own: PositionReporter): void {
  reporter = own;
}

/** @param key of the playable that continues in the mini-player; null when the mini-player is closed */
export function setContinuedPlayback(key: string | null): void {
  if (continuedKey !== null && key === null) reporter?.flush();
  continuedKey = key;
}

/**
 * Returns the stream of the running playback, once. The page that shows the playback again calls this after its player
 * has taken over the picture.
 */
export function takeStream(key: string): Stream | null {
  const stream = streams.get(key);
  if (continuedKey !== key || !stream) return null;
  continuedKey = null;
  return stream;
}

export const continuedReporter = (): PositionReporter | null => (continuedKey === null ? null : reporter);

/** Sends the last position of a tab that may be closed, because such a tab is hidden first. */
export function flushWhenHidden({ flush }: PositionReporter, signal: AbortSignal): void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHide, { signal });
}
