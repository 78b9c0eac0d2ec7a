import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { transactions } from '../db/schema/money.ts';
import { ApiError } from '../http/errors.ts';
import { type Account, balanceOf, currencyOf } from './ledger.ts';
import { settleDue } from './renewals/user.ts';
import { holdingsOf } from './subscriptions/subscriptions.ts';

interface Move {
  /** Locked. */
  account: Account;
  /** The currency of the next provider. */
  currency: string;
  now: number;
}

/**
 * Refuses a provider with another currency to a user who has money, paid packets or open payments: a balance is a number without
 * a currency, so soʻm would become as many tenge.
 */
export async function permitCurrency(tx: Database, { account, currency, now }: Move): Promise<void> {
  const { id: accountId, userId } = account;
  if (currency === (await currencyOf(tx, userId))) return;
  await settleDue(tx, { userId, accountId, now });
  const isPaid = (await holdingsOf(tx, userId)).some(({ subscription }) => subscription.type === 'packet');
  const open = and(
    eq(transactions.accountId, accountId),
    eq(transactions.status, 'pending'),
    gt(transactions.expiresAt, new Date(now)),
  );
  const hasMoney = (await balanceOf(tx, userId)) !== 0;
  if (isPaid || hasMoney || (await tx.$count(transactions, open)) > 0) {
    throw new ApiError('permission_denied', { message: 'other_currency' });
  }
}
