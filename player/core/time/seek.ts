import { LIVE, requestedSecond } from './start';
import type { Span, Timeline } from './timeline';

/** How a wish to be elsewhere is met. */
export type SeekMove =
  | { to: 'media'; time: number }
  /** The stream that is loaded does not hold that second: another one has to be asked for; 0 is live. */
  | { to: 'stream'; second: number }
  | { to: 'nowhere' };

export interface SeekInput {
  timeline: Timeline;
  /** Wanted second on the timeline. Below 0 is the programme before (spec 2 §4). */
  position: number;
  /** Media seconds that can be played without another stream. */
  seekable: Span | null;
  /** Media second of a date in the loaded stream. */
  timeAt(date: number): number | null;
  now: number;
}

export function seekMove({ timeline, position, seekable, timeAt, now }: SeekInput): SeekMove {
  if (!timeline.scrubbable) return { to: 'nowhere' };
  const wanted = Math.min(position, timeline.reach);
  if (timeline.origin === null) return { to: 'media', time: Math.max(0, wanted) };

  const date = timeline.origin + wanted;
  const second = requestedSecond(date, now);
  // Live is its own stream: leaving it, and coming back to it, always asks.
  if (second === LIVE)
    return timeline.live ? { to: 'media', time: seekable?.end ?? 0 } : { to: 'stream', second };
  if (timeline.live) return { to: 'stream', second };

  const time = timeAt(date);
  const loaded = time !== null && seekable && time >= seekable.start && time <= seekable.end;
  return loaded ? { to: 'media', time } : { to: 'stream', second };
}
