import type { Blackout } from './catalogue.ts';
import { SEGMENTS_PER_WEEK } from './timeline.ts';

/** A blackout of one week, in absolute segments; `end` is not part of it. */
export type BlackoutWindow = { start: number; end: number };

/** Every blackout that shares at least a segment with [from, to), in the order of time. */
export function blackoutWindows(blackouts: readonly Blackout[], from: number, to: number): BlackoutWindow[] {
  const found: BlackoutWindow[] = [];
  // One that begins at the end of a week reaches into the next.
  const first = Math.floor(from / SEGMENTS_PER_WEEK) - 1;
  for (let week = first; week * SEGMENTS_PER_WEEK < to; week += 1) {
    for (const { start, length } of blackouts) {
      const begin = week * SEGMENTS_PER_WEEK + start;
      if (begin < to && begin + length > from) found.push({ start: begin, end: begin + length });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Whether anything of [from, to) may not be shown. Windows that only touch it do not count. */
export function isBlackedOut(blackouts: readonly Blackout[], from: number, to: number): boolean {
  return blackoutWindows(blackouts, from, to).length > 0;
}
