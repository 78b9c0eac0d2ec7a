import { REFILL_MAX, REFILL_MIN } from './constants';

/** An amount as a viewer types it ("1 000,50"), as the wire writes it; null outside the limits of one refill. */
export function readAmount(typed: string): string | null {
  const plain = typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain);
  return amount >= REFILL_MIN && amount <= REFILL_MAX ? amount.toFixed(2) : null;
}

/** The refill that puts a missing amount on the balance: the platform takes no smaller one than the limit. */
export const refillFor = (missing: string): string => Math.max(Number(missing), REFILL_MIN).toFixed(2);
