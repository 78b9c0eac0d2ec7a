/** `period_human` of the wire (wire 1.8). */
export type Period = { years: number; months: number; days: number };

const DAY_MS = 86_400_000;
/** Of the Gregorian calendar; only to compare periods and prices, never for dates. */
const DAYS_A_MONTH = 30.436875;

/** The number of days of a month, which may be counted on from another year's January. */
const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The day of the month that a chain of periods keeps: 31 January, 28 February, 31 March. `before` is the day of the period
 * before; it counts where a short month has cut it.
 */
export function billingDay(startMs: number, before: number | null): number {
  const start = new Date(startMs);
  const day = start.getUTCDate();
  const isLast = day === daysOf(start.getUTCFullYear(), start.getUTCMonth());
  return isLast && before !== null ? Math.max(day, before) : day;
}

/** Whether a period has a day of the month to keep; one of days alone has none. */
export const isInMonths = ({ years, months, days }: Period): boolean => days === 0 && years + months > 0;

/** Adds a period to a moment, in UTC. The 31st becomes the last day of a short month. */
export function addPeriod(fromMs: number, { years, months, days }: Period, dayOfMonth?: number): number {
  const from = new Date(fromMs);
  const month = from.getUTCMonth() + years * 12 + months;
  const lastDay = daysOf(from.getUTCFullYear(), month);
  const day = years + months > 0 ? (dayOfMonth ?? from.getUTCDate()) : from.getUTCDate();
  const moved = new Date(fromMs);
  moved.setUTCFullYear(from.getUTCFullYear(), month, Math.min(day, lastDay));
  const toMs = moved.getTime() + days * DAY_MS;
  if (!(toMs > fromMs)) throw new RangeError('A period lasts some time');
  return toMs;
}

/** The average length of a period in days, to compare two of them. */
export function averageDays({ years, months, days }: Period): number {
  return (years * 12 + months) * DAYS_A_MONTH + days;
}

export function isLonger(one: Period, other: Period): boolean {
  return averageDays(one) > averageDays(other);
}
