import { monthsOf, type Period } from '@/lib/shared/period';

interface Priced {
  /** A decimal amount. */
  amount: string;
  period: Period;
}

const perMonth = ({ amount, period }: Priced) => Number(amount) / monthsOf(period);

/**
 * Spec 3 §5: 100 minus the price of a month as a percentage of that of the first period. Null where nothing is saved.
 */
export function periodDiscount(option: Priced, first: Priced): number | null {
  return savedPercent(perMonth(option), perMonth(first));
}

/** The same for a price that was lowered. */
export function priceDiscount(price: string, oldPrice: string): number | null {
  return savedPercent(Number(price), Number(oldPrice));
}

function savedPercent(price: number, usual: number): number | null {
  const saved = Math.floor(100 - (100 * price) / usual + 1e-9);
  return Number.isFinite(saved) && saved > 0 && saved < 100 ? saved : null;
}
