import type { Blackout } from './catalogue.ts';
import { SEGMENTS_PER_WEEK } from './timeline.ts';

/** A blackout of one week, in absolute segments; `end` is not part of it. */
export type BlackoutWindow = { start: number; end: number };

/** Every blackout that overlaps [from, to) by at least one segment, in order. */
export function blackoutWindows(blackouts: readonly Blackout[], from: number, to: number): BlackoutWindow[] {
  const found: BlackoutWindow[] = [];
  // A blackout at the end of a week may reach into the next week.
  const first = Math.floor(from / SEGMENTS_PER_WEEK) - 1;
  for (let week = first; week * SEGMENTS_PER_WEEK < to; week += 1) {
    for (const { start, length } of blackouts) {
      const begin = week * SEGMENTS_PER_WEEK + start;
      if (begin < to && begin + length > from) found.push({ start: begin, end: begin + length });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Whether any segment of [from, to) is blacked out. A window that only touches the range does not count. */
export function isBlackedOut(blackouts: readonly Blackout[], from: number, to: number): boolean {
  return blackoutWindows(blackouts, from, to).length > 0;
}
