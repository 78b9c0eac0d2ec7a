/** The limits of a child, set by its parents; null: none. */
export interface ScreenLimits {
  dailyMinutes: number | null;
  /** Times of the day as `21:30`; over midnight when `from` is after `to`. */
  bedtime: Bedtime | null;
}

/** A child without limits. */
export const NO_LIMITS: ScreenLimits = { dailyMinutes: null, bedtime: null };

export interface Bedtime {
  from: string;
  to: string;
}

/** Codes of the platform for a stream that a child may not watch now. */
const SCREEN_TIME_CODES = ['bedtime', 'screen_time_over'] as const;

export type ScreenTimeCode = (typeof SCREEN_TIME_CODES)[number];

export function readScreenTimeCode(code: unknown): ScreenTimeCode | null {
  return SCREEN_TIME_CODES.find((one) => one === code) ?? null;
}

/** The viewer is told so long before the end. */
const WARNING_SECONDS = 300;

/**
 * Whether to warn now, from what the platform says with each report (every 30 s of playing). One warning for one end:
 * more time from a parent, or a new day, makes another one possible.
 */
export function createWarning(): (secondsLeft: number | null) => boolean {
  let hasWarned = false;
  return (secondsLeft) => {
    const isNear = secondsLeft !== null && secondsLeft <= WARNING_SECONDS;
    const isDue = isNear && !hasWarned;
    hasWarned = isNear;
    return isDue;
  };
}

/** The minutes a day to choose from. */
export const DAILY_MINUTES = [30, 60, 90, 120, 180] as const;

/** The bedtime that a parent who wants one starts with. */
export const USUAL_BEDTIME: Bedtime = { from: '21:00', to: '07:00' };

/** The half-hours of a day, and the stored time if it is not one of them. */
export function halfHours(chosen: string): string[] {
  const times = Array.from({ length: 48 }, (_, at) => {
    const hour = String(Math.floor(at / 2)).padStart(2, '0');
    return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
  });
  return [...new Set([...times, chosen])].sort();
}

/** The limits that differ from the known ones: only they are saved, because saving them needs the PIN. */
export function changedLimits(limits: ScreenLimits, known: ScreenLimits): Partial<ScreenLimits> {
  const { dailyMinutes, bedtime } = limits;
  const isOther = bedtime?.from !== known.bedtime?.from || bedtime?.to !== known.bedtime?.to;
  return {
    ...(dailyMinutes === known.dailyMinutes ? {} : { dailyMinutes }),
    ...(isOther ? { bedtime } : {}),
  };
}

/** A bedtime without a time, or without an end, cannot be saved. */
export function isBedtime(bedtime: Bedtime | null): boolean {
  return bedtime === null || (bedtime.from !== '' && bedtime.to !== '' && bedtime.from !== bedtime.to);
}
