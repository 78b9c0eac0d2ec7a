/** `period_human` of the wire (wire 1.8). */
export type Period = { years: number; months: number; days: number };

const DAY_MS = 86_400_000;
/** Of the Gregorian calendar; only for comparing periods and prices, never for dates. */
const DAYS_A_MONTH = 30.436875;

/** The moment a period after another, in UTC. The 31st of a short month is its last day. */
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

/** How long a period is on average, to compare two of them. */
export function averageDays({ years, months, days }: Period): number {
  return (years * 12 + months) * DAYS_A_MONTH + days;
}

export function isLonger(one: Period, other: Period): boolean {
  return averageDays(one) > averageDays(other);
}
