import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { LIVE_THRESHOLD_SECONDS } from './constants';
import { entryAt } from './rules';

export type MomentRefusal =
  | 'error_schedule_from_future'
  | 'error_schedule_copyright_banned'
  | 'warning_no_program';

/**
 * Why a requested moment does not play (spec 2 §4, §8): it is in the future, the programme may not be shown
 * again, or no programme is known. Null when it plays. `entries` are those around it, null until loaded.
 */
export function refusalOfMoment(
  ts: number | null,
  now: number,
  entries: readonly ScheduleEntry[] | null,
): MomentRefusal | null {
  if (ts === null) return null;
  if (ts > now) return 'error_schedule_from_future';
  if (entries === null || now - ts < LIVE_THRESHOLD_SECONDS) return null;
  const entry = entryAt(entries, ts);
  if (!entry) return 'warning_no_program';
  const isOver = entry.realEndsAt <= now;
  return isOver && !entry.hasCatchUp ? 'error_schedule_copyright_banned' : null;
}
