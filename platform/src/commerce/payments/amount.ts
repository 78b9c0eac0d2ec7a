import { fromMinor, type Minor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';

/** The amount of linking a card, "1 unit of price" (spec 3 §5), which is also the smallest payment. */
export const LINK_AMOUNT: Minor = 100;
/** A larger single top-up is refused as a mistake. */
const MOST: Minor = 50_000_000;

/**
 * The highest balance of an account. It is far below the limit of its column (numeric(10,2)), so that refunds to a full
 * account still fit.
 */
const MOST_ON_ACCOUNT: Minor = 1_000_000_000;

/** Whether the amount fits on an account with this `balance`. */
export const hasRoom = (balance: Minor, amount: Minor): boolean => balance + amount <= MOST_ON_ACCOUNT;

/** An amount typed by a viewer, as clients send it: `199`, `"199"`, `"199.5"` or `"199.00"`. */
export function readAmount(given: string | number): Minor {
  const parts = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(String(given).trim());
  const amount = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : 0;
  if (amount >= LINK_AMOUNT && amount <= MOST) return amount;
  const params = { from: fromMinor(LINK_AMOUNT), to: fromMinor(MOST) };
  throw new ApiError('invalid', { fields: { amount: { key: 'payment_amount', params } } });
}
