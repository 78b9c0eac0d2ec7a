/** A position between these is worth resuming at (spec 2 §5). */
const RESUME_MIN_SECONDS = 10;
const RESUME_MAX_SECONDS = 12_600;
/** From here on a title counts as fully watched: the last twentieth is the credits. */
const FULLY_WATCHED_PERCENT = 95;

export type Position = { seconds: number; percentage: number };

/** The watched part of a title, 0..100. */
export function watchPercentage(seconds: number, durationSeconds: number): number {
  if (durationSeconds <= 0) return 0;
  return Math.min(100, Math.max(0, Math.floor((seconds * 100) / durationSeconds)));
}

export function isFullyWatched(percentage: number): boolean {
  return percentage >= FULLY_WATCHED_PERCENT;
}

/** Spec 2 §4: a position is saved when at least 10 s were watched. */
export function isWorthSaving(seconds: number): boolean {
  return seconds >= RESUME_MIN_SECONDS;
}

/** The second to resume at, or null to begin at the start. */
export function resumeSeconds(position: Position | null | undefined): number | null {
  if (!position || isFullyWatched(position.percentage)) return null;
  const { seconds } = position;
  return seconds >= RESUME_MIN_SECONDS && seconds <= RESUME_MAX_SECONDS ? seconds : null;
}
