import { dayOf } from './days';
import type { ScheduleEntry } from './entry';

/** Programmes of today for search engines: some 20 KB (quality E2). */
const MOST = 80;

/** The programmes of this day by time, in the time zone of the broadcaster. Of too many, the earliest that are over are left out. */
export function ofToday(entries: readonly ScheduleEntry[], now: number): ScheduleEntry[] {
  const today = entries.filter(({ startsAt }) => dayOf(startsAt) === dayOf(now));
  const over = today.filter(({ endsAt }) => endsAt <= now).length;
  const from = Math.min(over, Math.max(0, today.length - MOST));
  return today.slice(from, from + MOST);
}
