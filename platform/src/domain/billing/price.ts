import type { Minor } from './money.ts';
import type { Period } from './period.ts';

export type Tariff = {
  amount: Minor;
  period: Period;
  trial: { amount: Minor; period: Period } | null;
};

/** What the first period costs and how long it is. */
export type Price = { amount: Minor; period: Period; isTrial: boolean };

/** A trial is given once a user and packet, and never for what the user holds already (spec 3 §3, is_used_trial). */
export function firstPrice(tariff: Tariff, isTrialOpen: boolean): Price {
  if (isTrialOpen && tariff.trial) return { ...tariff.trial, isTrial: true };
  return { amount: tariff.amount, period: tariff.period, isTrial: false };
}
