/** `period_human` of the wire (wire 1.8). */
export type Period = { years: number; months: number; days: number };

const DAY_MS = 86_400_000;
/** Of the Gregorian calendar; only to compare periods and prices, never for dates. */
const DAYS_A_MONTH = 30.436875;

/** Adds a period to a moment, in UTC. The 31st becomes the last day of a short month. */
export function addPeriod(fromMs: number, { years, months, days }: Period): number {
  const from = new Date(fromMs);
  const month = from.getUTCMonth() + years * 12 + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(fromMs);
  moved.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
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
