import { type Static, Type } from 'typebox';
import type { Channel } from '../catalogue/model.ts';
import { blackoutWindows } from '../origin/blackouts.ts';
import { realSecond, SEGMENTS_PER_WEEK, segmentAt } from '../origin/timeline.ts';
import { UnixTime, Wire } from './schema.ts';

/** Spec 2 §4 Blackout: the client shows a screen of its own from `from` to `to`. */
export const Blackouts = Type.Array(Wire({ from: UnixTime, to: UnixTime }));

/** What is going on or will begin within a week: by then a client has asked again. */
export function blackoutsAround({ blackouts }: Channel, nowMs: number): Static<typeof Blackouts> {
  const now = segmentAt(nowMs);
  return blackoutWindows(blackouts, now, now + SEGMENTS_PER_WEEK).map(({ start, end }) => ({
    from: realSecond(start),
    to: realSecond(end),
  }));
}
