import type { ScheduleState } from '@/lib/rules/channels/view';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import {
  ARCHIVE_MARGIN_SECONDS,
  DAY_SECONDS,
  HOUR_SECONDS,
  LIVE_THRESHOLD_SECONDS,
  MOMENT_STEP_SECONDS,
  WINDOW_HOURS,
} from './constants';

/** Rules of the schedule as pure functions. All times in unix seconds. */

export interface ArchiveRights {
  /** Days of the channel's archive; 0 means none. */
  archiveDays: number;
  /** The archive needs a purchase; live playback does not (spec 2 §4). */
  isPurchased: boolean;
}

/** The fields of a programme that the rules use. */
type Aired = Pick<ScheduleEntry, 'startsAt' | 'endsAt' | 'hasCatchUp'>;

/** Spec 2 §4 "Schedule item states". */
export function stateOf(entry: Aired, now: number, rights: ArchiveRights): ScheduleState {
  if (entry.startsAt > now) return 'future';
  if (entry.endsAt > now) return 'onAir';
  return isInArchive(entry, now, rights) ? 'archive' : 'unavailable';
}

/** Spec 2 §4: started, purchased, allowed by the right holder, and not older than the archive. */
export function isInArchive(entry: Aired, now: number, rights: ArchiveRights): boolean {
  const ageDays = (now - entry.startsAt) / DAY_SECONDS;
  return entry.startsAt <= now && rights.isPurchased && entry.hasCatchUp && ageDays <= rights.archiveDays;
}

/**
 * The effective moment of an address (spec 2 §4 Stream start): outside of the archive or less than 30 s ago
 * means live. Null is live.
 */
export function momentOf(ts: number | null, now: number, archiveDays: number): number | null {
  if (ts === null || now - ts < LIVE_THRESHOLD_SECONDS || now - ts > archiveDays * DAY_SECONDS) return null;
  return ts;
}

/**
 * Whether live plays instead of a requested second that cannot be played. False for a second so close to now that it
 * counts as live anyway. `moment` is the effective moment of the request.
 */
export function isLiveInstead({ ts, at }: { ts: number | null; at: number }, moment: number | null): boolean {
  if (ts === null || moment !== null) return false;
  return ts > at || at - ts >= LIVE_THRESHOLD_SECONDS;
}

/**
 * Whether a programme can be watched live only (spec 2 §4). The platform also denies catch-up of a programme that is older than the
 * archive by now: one that was requested in time goes on.
 */
export function isLiveOnly(entry: ScheduleEntry, now: number, archiveDays: number): boolean {
  const oldest = now - archiveDays * DAY_SECONDS + ARCHIVE_MARGIN_SECONDS;
  return !entry.hasCatchUp && entry.realStartsAt >= oldest;
}

/** The second that a link to a channel can name; null is live, the only part that can be shared without catch-up (spec 2 §4). */
export function linkableSecond(
  second: number | null,
  archiveDays: number,
  entries: readonly ScheduleEntry[] | null,
): number | null {
  if (second === null || archiveDays === 0) return null;
  const entry = entries && entryAt(entries, second);
  return entry?.hasCatchUp === false ? null : second;
}

/** The oldest moment that a channel with an archive can be wound back to, on a step, because streams begin there. */
export function oldestMoment(now: number, archiveDays: number): number {
  const oldest = now - archiveDays * DAY_SECONDS + ARCHIVE_MARGIN_SECONDS;
  return Math.ceil(oldest / MOMENT_STEP_SECONDS) * MOMENT_STEP_SECONDS;
}

/** Spec 2 §4: at least 72 hours back (or the whole archive), 72 hours ahead, aligned to the hour. */
export function scheduleWindow(now: number, archiveDays: number): { start: number; end: number } {
  const hour = Math.floor(now / HOUR_SECONDS) * HOUR_SECONDS;
  const hoursBack = Math.max(WINDOW_HOURS, archiveDays * 24);
  return { start: hour - hoursBack * HOUR_SECONDS, end: hour + WINDOW_HOURS * HOUR_SECONDS };
}

/**
 * The programme on screen by the clock of the stream (PROGRAM-DATE-TIME), not of the viewer. Entries are
 * sorted by time.
 */
export function entryAt(entries: readonly ScheduleEntry[], seconds: number): ScheduleEntry | null {
  let low = 0;
  let high = entries.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (!entry) return null;
    if (seconds < entry.realStartsAt) high = middle - 1;
    else if (seconds >= entry.realEndsAt) low = middle + 1;
    else return entry;
  }
  return null;
}
