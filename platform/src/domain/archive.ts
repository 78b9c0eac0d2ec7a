/** Spec 2 §4 Stream start, §9 "Playback": less than 30 s before now is live. */
const LIVE_THRESHOLD_SECONDS = 30;
export const DAY_SECONDS = 86_400;

export type StreamStart =
  | { kind: 'live' }
  | { kind: 'archive'; ts: number }
  | { kind: 'refused'; reason: 'future' | 'no_archive' | 'too_old' };

/** The oldest available moment of a channel; now itself without an archive. */
export function archiveBound(archivedDays: number, now: number): number {
  return now - archivedDays * DAY_SECONDS;
}

/** The meaning of `ts` in a stream request (unix seconds, 0 = live) at this moment. */
export function streamStart(ts: number, now: number, archivedDays: number): StreamStart {
  if (ts === 0) return { kind: 'live' };
  if (ts > now) return { kind: 'refused', reason: 'future' };
  if (now - ts < LIVE_THRESHOLD_SECONDS) return { kind: 'live' };
  if (archivedDays <= 0) return { kind: 'refused', reason: 'no_archive' };
  if (ts < archiveBound(archivedDays, now)) return { kind: 'refused', reason: 'too_old' };
  return { kind: 'archive', ts };
}

/**
 * Whether catch-up of a schedule entry is allowed. Also true before it is aired: clients check the time themselves
 * (spec 2 §4 Schedule item states), and a cached answer must not deny a programme that has begun since.
 */
export function isCatchupAvailable(
  entry: { realTimestamp: number; isBanned: boolean },
  archivedDays: number,
  now: number,
): boolean {
  return archivedDays > 0 && !entry.isBanned && entry.realTimestamp >= archiveBound(archivedDays, now);
}
