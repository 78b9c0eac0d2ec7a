import type { Stream } from '@/lib/platform/resources/streams';
import type { PositionReporter } from './position-reporter';

/**
 * What a page knows about its playback and the next page needs when the playback goes on in the mini-player: the answer of
 * the stream call, because there is no second one, and who reports the position.
 */
let newest: { key: string; stream: Stream } | null = null;
let reporter: PositionReporter | null = null;
let kept: string | null = null;

export function noteNewest(key: string, stream: Stream): void {
  newest = { key, stream };
}

export function noteReporter(own: PositionReporter): void {
  reporter = own;
}

/** @param key of the playable that continues in the mini-player; null when the mini-player is closed */
export function keepPlayback(key: string | null): void {
  if (kept !== null && key === null) reporter?.flush();
  kept = key;
}

/**
 * Returns the stream of the running playback, once. The page that shows the playback again calls this after its player
 * has taken over the picture.
 */
export function takeStream(key: string): Stream | null {
  if (kept !== key || newest?.key !== key) return null;
  kept = null;
  return newest.stream;
}

export const keptReporter = (): PositionReporter | null => (kept === null ? null : reporter);

/** Sends the last position of a tab that may be closed, because such a tab is hidden first. */
export function flushWhenHidden({ flush }: PositionReporter, signal: AbortSignal): void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHide, { signal });
}
