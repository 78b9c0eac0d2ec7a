import { DAY_SECONDS } from './constants';
import type { ScheduleEntry } from './entry';

/** How far ahead a card looks for further airings; one request may ask for no more (`GET /api/schedule`). */
const AHEAD_SECONDS = 2 * DAY_SECONDS;

/** A card names the next ones only. */
const MOST = 4;

/** Windows start on quarters of a day, so that programmes of one evening share a stored answer. */
const STEP = DAY_SECONDS / 4;

/** The hours that contain a programme to come and its next airings. */
export function windowAhead(startsAt: number): { start: number; end: number } {
  const start = Math.floor(startsAt / STEP) * STEP;
  return { start, end: start + AHEAD_SECONDS };
}

/** The later airings of the same title on the same channel, the soonest first. */
export function airingsAfter(entries: readonly ScheduleEntry[], shown: ScheduleEntry): ScheduleEntry[] {
  const { contentId, startsAt } = shown;
  if (contentId === null) return [];
  return entries.filter((entry) => entry.contentId === contentId && entry.startsAt > startsAt).slice(0, MOST);
}
