import { fromMinor, type Minor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';

/** What a card is linked with, "1 unit of price" (spec 3 §5), is also the least one can pay. */
export const LINK_AMOUNT: Minor = 100;
/** Nobody means to put more on a television account at once. */
const MOST: Minor = 50_000_000;

/**
 * What an account may hold. Far below what its column can (numeric(10,2)), so that refunds of what was bought from a full account
 * still find room.
 */
const MOST_ON_ACCOUNT: Minor = 1_000_000_000;

/** Whether so much may come onto an account that holds `balance`. */
export const hasRoom = (balance: Minor, amount: Minor): boolean => balance + amount <= MOST_ON_ACCOUNT;

/** An amount that a person chose, as clients send it: `199`, `"199"`, `"199.5"` or `"199.00"`. */
export function readAmount(given: string | number): Minor {
  const parts = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(String(given).trim());
  const amount = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : 0;
  if (amount >= LINK_AMOUNT && amount <= MOST) return amount;
  const params = { from: fromMinor(LINK_AMOUNT), to: fromMinor(MOST) };
  throw new ApiError('invalid', { fields: { amount: { key: 'payment_amount', params } } });
}
