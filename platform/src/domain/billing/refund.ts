import type { Minor } from './money.ts';

/** A paid stretch of time. */
export type PaidPeriod = { paid: Minor; startMs: number; endMs: number };

/**
 * What of a paid period is given back when it ends early: in proportion to the time left, rounded up to the hundredth for the
 * viewer, and never more than was paid. In big integers: hundredths times milliseconds leave the safe numbers.
 */
export function unusedPart({ paid, startMs, endMs }: PaidPeriod, atMs: number): Minor {
  if (paid <= 0 || atMs >= endMs) return 0;
  if (atMs <= startMs) return paid;
  const whole = BigInt(endMs - startMs);
  const left = BigInt(endMs - atMs);
  return Number((BigInt(paid) * left + whole - 1n) / whole);
}
