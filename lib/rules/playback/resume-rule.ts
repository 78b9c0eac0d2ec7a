/** Positions that count (spec 2 §5 "Resume position"). */
export const RESUME_FROM_SECONDS = 10;
export const RESUME_TO_SECONDS = 12_600;

/** From here on the credits run: the title counts as watched, as the platform counts it. */
const WATCHED_PERCENT = 95;

/** Where to go on, in seconds; null begins at the start. The share is unknown to some answers. */
export function resumeSecondsOf(seconds: number | null, percent: number | null = null): number | null {
  if (seconds === null || isWatched(percent)) return null;
  return seconds >= RESUME_FROM_SECONDS && seconds <= RESUME_TO_SECONDS ? seconds : null;
}

export function isWatched(percent: number | null): boolean {
  return percent !== null && percent >= WATCHED_PERCENT;
}
