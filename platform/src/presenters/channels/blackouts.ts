import { type Static, Type } from 'typebox';
import type { Channel } from '../../catalogue/model.ts';
import { blackoutWindows } from '../../origin/blackouts.ts';
import { realSecond, SEGMENTS_PER_WEEK, segmentAt } from '../../origin/timeline.ts';
import { UnixTime, Wire } from '../schema.ts';

/** Spec 2 §4 Blackout: the client shows a screen of its own from `from` to `to`. */
export const Blackouts = Type.Array(Wire({ from: UnixTime, to: UnixTime }));

/** The blackouts of this week and the next, without those that are over. */
export function blackoutsAround({ blackouts }: Channel, nowMs: number): Static<typeof Blackouts> {
  const now = segmentAt(nowMs);
  const end = (Math.floor(now / SEGMENTS_PER_WEEK) + 2) * SEGMENTS_PER_WEEK;
  return blackoutWindows(blackouts, now, end).map((one) => ({
    from: realSecond(one.start),
    to: realSecond(one.end),
  }));
}
