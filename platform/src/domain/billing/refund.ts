import type { Minor } from './money.ts';

/** A paid period. */
export type PaidPeriod = { paid: Minor; startMs: number; endMs: number };

/**
 * The refund when a paid period ends early: proportional to the time left, rounded up to the hundredth for the
 * viewer, and never more than was paid. Big integers, because hundredths times milliseconds exceed the safe integers.
 */
export function unusedPart({ paid, startMs, endMs }: PaidPeriod, atMs: number): Minor {
  if (paid <= 0 || atMs >= endMs) return 0;
  if (atMs <= startMs) return paid;
  const whole = BigInt(endMs - startMs);
  const left = BigInt(endMs - atMs);
  return Number((BigInt(paid) * left + whole - 1n) / whole);
}
