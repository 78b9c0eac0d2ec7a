import { localDateTime, offsetAt } from './zone.ts';

const MINUTE = 60;
const DAY = 86_400;

/** Two signs of playing that are further apart do not prove that it went on meanwhile: players report every 30 s. */
export const LONGEST_GAP_MS = 45_000;

/** The PIN of a parent gives this much more, whatever the limits are. */
export const MORE_MS = 30 * MINUTE * 1000;

/** Minutes of the local day; `from` after `to` goes over midnight. */
export type Bedtime = { from: number; to: number };

export type ScreenLimits = { dailyMinutes: number | null; bedtime: Bedtime | null };

export type ScreenUse = {
  /** The local day that `usedMs` belongs to. */
  day: string;
  usedMs: number;
  /** The end of what a parent has given, in ms. */
  moreUntil: number | null;
};

/** Why a child may not watch now. */
type ScreenReason = 'bedtime' | 'screen_time_over';

export type ScreenTime = {
  /** Seconds of watching that are left now; null without a limit. */
  secondsLeft: number | null;
  reason: ScreenReason | null;
};

/** The local day of a moment, and the milliseconds of it that have passed. */
export function localDay(nowMs: number, zone: string): { day: string; passedMs: number } {
  const seconds = Math.floor(nowMs / 1000);
  const passed = (((seconds + offsetAt(seconds, zone)) % DAY) + DAY) % DAY;
  return { day: localDateTime(seconds, zone).date, passedMs: passed * 1000 + (nowMs % 1000) };
}

/** Seconds until the bedtime begins, at a second of the local day; 0 within it. */
function untilBedtime({ from, to }: Bedtime, second: number): number {
  const [start, end] = [from * MINUTE, to * MINUTE];
  const isWithin = start < end ? second >= start && second < end : second >= start || second < end;
  return isWithin ? 0 : (start - second + DAY) % DAY;
}

/**
 * What is left for a child now: until the bedtime, or until the minutes of the day are used, whichever comes first; but at
 * least what a parent has given. The clock and the day are the platform's, in the zone of the account.
 */
export function screenTimeAt(
  { dailyMinutes, bedtime }: ScreenLimits,
  { day, usedMs, moreUntil }: ScreenUse,
  nowMs: number,
  zone: string,
): ScreenTime {
  const today = localDay(nowMs, zone);
  const used = day === today.day ? usedMs / 1000 : 0;
  const toBed = bedtime && untilBedtime(bedtime, Math.floor(today.passedMs / 1000));
  const ofDay = dailyMinutes === null ? null : Math.max(0, dailyMinutes * MINUTE - used);
  if (toBed === null && ofDay === null) return { secondsLeft: null, reason: null };
  const given = Math.max(0, ((moreUntil ?? 0) - nowMs) / 1000);
  const limit = Math.min(toBed ?? Number.POSITIVE_INFINITY, ofDay ?? Number.POSITIVE_INFINITY);
  const secondsLeft = Math.ceil(Math.max(limit, given));
  if (secondsLeft > 0) return { secondsLeft, reason: null };
  return { secondsLeft, reason: toBed === 0 ? 'bedtime' : 'screen_time_over' };
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The minutes of `21:30`; null for what is no time of a day. */
export function minutesOf(time: string): number | null {
  const match = TIME.exec(time);
  return match && Number(match[1]) * MINUTE + Number(match[2]);
}

/** `21:30`. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / MINUTE))}:${two(minutes % MINUTE)}`;
}
