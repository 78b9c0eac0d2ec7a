/** Resume positions that are used (spec 2 §5 "Resume position"). */
const RESUME_FROM_SECONDS = 10;
const RESUME_TO_SECONDS = 12_600;

/** From this share on the title counts as watched, also on the platform, because only the credits remain. */
const WATCHED_PERCENT = 95;

/** The resume position in seconds; null starts from the beginning. Some answers have no share. */
export function resumeSecondsOf(seconds: number | null, percent: number | null = null): number | null {
  if (seconds === null || isWatched(percent)) return null;
  return seconds >= RESUME_FROM_SECONDS && seconds <= RESUME_TO_SECONDS ? seconds : null;
}

export function isWatched(percent: number | null): boolean {
  return percent !== null && percent >= WATCHED_PERCENT;
}
