import type { Minor } from './money.ts';
import { addPeriod, billingDay, isInMonths, type Period } from './period.ts';
import type { SubscriptionType } from './state.ts';

/** A subscription whose period is over. */
export type Due = {
  type: SubscriptionType;
  isBase: boolean;
  renew: boolean;
  /** When the period ended. */
  endMs: number;
  /** Of the next one. */
  price: Minor;
  period: Period;
  /** The day of the month that its periods keep; null for a period of days, and after a pause. */
  billingDay: number | null;
};

export type Circumstances = {
  now: number;
  balance: Minor;
  /** A base packet runs, or the provider sells without one. */
  isBaseThere: boolean;
  /** Another packet includes it that is not a gift. */
  isIncluded: boolean;
};

export type Renewal =
  | { kind: 'continue'; startMs: number; endMs: number; charge: Minor; billingDay: number | null }
  | { kind: 'end'; reason: 'ran_out' | 'replaced' | 'needs_base' | 'insufficient_funds' };

/**
 * The start of the next period: the end of the last one. If that period would be over before anybody could watch (after an
 * outage of the platform), it begins now.
 */
export function nextStart(endMs: number, period: Period, now: number): number {
  return addPeriod(endMs, period) > now ? endMs : now;
}

/** The end of a period, and the day of the month that the next ones keep. */
export function termFrom(startMs: number, period: Period, before: number | null) {
  const day = isInMonths(period) ? billingDay(startMs, before) : null;
  return { endMs: addPeriod(startMs, period, day ?? undefined), billingDay: day };
}

/** What happens to a subscription at the end of its period (wire 7.3; spec 3 §4). */
export function decideRenewal(due: Due, { now, balance, isBaseThere, isIncluded }: Circumstances): Renewal {
  if (!due.renew || due.type === 'promo') return { kind: 'end', reason: 'ran_out' };
  if (!due.isBase && isIncluded) return { kind: 'end', reason: 'replaced' };
  if (!due.isBase && !isBaseThere) return { kind: 'end', reason: 'needs_base' };
  if (due.price > balance) return { kind: 'end', reason: 'insufficient_funds' };
  const startMs = nextStart(due.endMs, due.period, now);
  return { kind: 'continue', startMs, ...termFrom(startMs, due.period, due.billingDay), charge: due.price };
}
