import { type Column, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { accountEntries, accounts, type CounterAccount } from '../db/schema/money.ts';
import type { Minor } from '../domain/billing/money.ts';

/**
 * The sums of the three internal accounts (bank, revenue, gifts) and of all users' balances. Together they are zero.
 */
export type LedgerTotals = Record<CounterAccount, Minor> & { users: Minor };

/** A sum in hundredths: all accounts together may hold more than one column can. */
const inMinor = (amount: Column) => sql<string>`(coalesce(sum(${amount}), 0) * 100)::bigint`;

/**
 * Sums of the whole ledger. The users' part is the sum of their stored balances, not of their entries, so that a
 * difference becomes visible.
 */
export async function ledgerTotals(db: Database): Promise<LedgerTotals> {
  const totals: LedgerTotals = { bank: 0, revenue: 0, gifts: 0, users: 0 };
  const sides = await db
    .select({ counter: accountEntries.counter, sum: inMinor(accountEntries.amount) })
    .from(accountEntries)
    .groupBy(accountEntries.counter);
  for (const { counter, sum } of sides) totals[counter] = -Number(sum);
  const [held] = await db.select({ sum: inMinor(accounts.balance) }).from(accounts);
  return { ...totals, users: Number(held?.sum ?? 0) };
}
