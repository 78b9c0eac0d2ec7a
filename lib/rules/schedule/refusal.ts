import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { entryAt, isLiveOnly, momentOf } from './rules';

export type MomentRefusal =
  | 'error_schedule_from_future'
  | 'error_schedule_copyright_banned'
  | 'warning_no_program';

/**
 * Why a requested moment cannot be played (spec 2 §4, §8): it is in the future, its programme is live only, or no
 * programme is known. Null when it can be played, or when it counts as live anyway (`momentOf`). `entries` are the
 * programmes around the moment; null until they are loaded. `now` is later than `at` while the moment plays.
 */
export function refusalOfMoment(
  { ts, at }: { ts: number | null; at: number },
  archiveDays: number,
  entries: readonly ScheduleEntry[] | null,
  now = at,
): MomentRefusal | null {
  if (ts === null) return null;
  if (ts > at) return 'error_schedule_from_future';
  const moment = momentOf(ts, at, archiveDays);
  if (moment === null || entries === null) return null;
  const entry = entryAt(entries, moment);
  if (!entry) return 'warning_no_program';
  return isLiveOnly(entry, now, archiveDays) ? 'error_schedule_copyright_banned' : null;
}
