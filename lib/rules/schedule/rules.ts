import type { ScheduleState } from '@/lib/rules/channels/view';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { DAY_SECONDS, HOUR_SECONDS, LIVE_THRESHOLD_SECONDS, WINDOW_HOURS } from './constants';

/** Rules of the schedule as pure functions. All times in unix seconds. */

export interface ArchiveRights {
  /** How far the channel's archive goes back; 0 is no archive. */
  archiveDays: number;
  /** The archive belongs to those who have the channel; live in base mode does not ask (spec 2 §4). */
  isPurchased: boolean;
}

/** What the rules ask of a programme. */
type Aired = Pick<ScheduleEntry, 'startsAt' | 'endsAt' | 'hasCatchUp'>;

/** Spec 2 §4 "Schedule item states". */
export function stateOf(entry: Aired, now: number, rights: ArchiveRights): ScheduleState {
  if (entry.startsAt > now) return 'future';
  if (entry.endsAt > now) return 'onAir';
  return isInArchive(entry, now, rights) ? 'archive' : 'unavailable';
}

/** Spec 2 §4: started, bought, allowed by the right holder, and not older than the channel's archive. */
export function isInArchive(entry: Aired, now: number, rights: ArchiveRights): boolean {
  const ageDays = (now - entry.startsAt) / DAY_SECONDS;
  return entry.startsAt <= now && rights.isPurchased && entry.hasCatchUp && ageDays <= rights.archiveDays;
}

/**
 * The moment that an address really means (spec 2 §4 Stream start): outside the archive or nearer than 30 s to now is
 * live. Null is live.
 */
export function momentOf(ts: number | null, now: number, archiveDays: number): number | null {
  if (ts === null || now - ts < LIVE_THRESHOLD_SECONDS || now - ts > archiveDays * DAY_SECONDS) return null;
  return ts;
}

/** Spec 2 §4: at least 72 hours back (or the whole archive), 72 hours ahead, aligned to the hour. */
export function scheduleWindow(now: number, archiveDays: number): { start: number; end: number } {
  const hour = Math.floor(now / HOUR_SECONDS) * HOUR_SECONDS;
  const hoursBack = Math.max(WINDOW_HOURS, archiveDays * 24);
  return { start: hour - hoursBack * HOUR_SECONDS, end: hour + WINDOW_HOURS * HOUR_SECONDS };
}

/**
 * The programme on screen at a moment of the stream's own clock (PROGRAM-DATE-TIME), not of the viewer's.
 * Entries are sorted by time.
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
