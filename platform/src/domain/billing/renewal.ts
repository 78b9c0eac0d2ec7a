import type { Minor } from './money.ts';
import { addPeriod, type Period } from './period.ts';

/** A subscription whose period is over. */
export type Due = {
  type: 'packet' | 'promo' | 'bundle';
  isBase: boolean;
  renew: boolean;
  /** When the period ended. */
  endMs: number;
  /** Of the next one. */
  price: Minor;
  period: Period;
};

export type Circumstances = {
  now: number;
  balance: Minor;
  /** A base packet runs, or the provider sells without one. */
  isBaseThere: boolean;
  /** A running base packet includes it. */
  isIncluded: boolean;
};

export type Renewal =
  | { kind: 'continue'; startMs: number; endMs: number; charge: Minor }
  | { kind: 'end'; reason: 'ran_out' | 'replaced' | 'needs_base' | 'insufficient_funds' };

/**
 * The start of the next period: the end of the last one. If that period would be over before anybody could watch (after an
 * outage of the platform), it begins now.
 */
export function nextStart(endMs: number, period: Period, now: number): number {
  return addPeriod(endMs, period) > now ? endMs : now;
}

/** What happens to a subscription at the end of its period (wire 7.3; spec 3 §4). */
export function decideRenewal(due: Due, { now, balance, isBaseThere, isIncluded }: Circumstances): Renewal {
  if (!due.renew || due.type === 'promo') return { kind: 'end', reason: 'ran_out' };
  if (!due.isBase && isIncluded) return { kind: 'end', reason: 'replaced' };
  if (!due.isBase && !isBaseThere) return { kind: 'end', reason: 'needs_base' };
  if (due.price > balance) return { kind: 'end', reason: 'insufficient_funds' };
  const startMs = nextStart(due.endMs, due.period, now);
  return { kind: 'continue', startMs, endMs: addPeriod(startMs, due.period), charge: due.price };
}
