import { type Static, Type } from 'typebox';
import type { Channel } from '../catalogue/model.ts';
import { realSecond, SEGMENTS_PER_WEEK, segmentAt } from '../origin/timeline.ts';
import { UnixTime, Wire } from './schema.ts';

/** Spec 2 §4 Blackout: the client shows a screen of its own from `from` to `to`. */
export const Blackouts = Type.Array(Wire({ from: UnixTime, to: UnixTime }));

/** The blackouts of this week and the next; those that are over are left out. */
export function blackoutsAround(channel: Channel, nowMs: number): Static<typeof Blackouts> {
  const now = segmentAt(nowMs);
  const week = Math.floor(now / SEGMENTS_PER_WEEK) * SEGMENTS_PER_WEEK;
  return [week, week + SEGMENTS_PER_WEEK]
    .flatMap((start) =>
      channel.blackouts.map((one) => ({ start: start + one.start, end: start + one.start + one.length })),
    )
    .filter(({ end }) => end > now)
    .map(({ start, end }) => ({ from: realSecond(start), to: realSecond(end) }));
}
