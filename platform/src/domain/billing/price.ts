import type { Minor } from './money.ts';
import type { Period } from './period.ts';

export type Tariff = {
  amount: Minor;
  period: Period;
  trial: { amount: Minor; period: Period } | null;
};

/** Price and length of the first period. */
export type Price = { amount: Minor; period: Period; isTrial: boolean };

/** A trial is given once per user and packet, and never for an owned packet (spec 3 §3, is_used_trial). */
export function firstPrice(tariff: Tariff, isTrialOpen: boolean): Price {
  if (isTrialOpen && tariff.trial) return { ...tariff.trial, isTrial: true };
  return { amount: tariff.amount, period: tariff.period, isTrial: false };
}
