import { type Column, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { accountEntries, accounts, type CounterAccount } from '../db/schema/money.ts';
import type { Minor } from '../domain/billing/money.ts';

/** The balances of the three accounts of the house, and what all users hold; together they are zero. */
export type HouseTotals = Record<CounterAccount, Minor> & { users: Minor };

/** A sum in hundredths: all accounts together may hold more than one column can. */
const inMinor = (amount: Column) => sql<string>`(coalesce(sum(${amount}), 0) * 100)::bigint`;

/** Sums of the whole ledger; the side of the users is what their accounts say, not what the entries say. */
export async function houseTotals(db: Database): Promise<HouseTotals> {
  const totals: HouseTotals = { bank: 0, revenue: 0, gifts: 0, users: 0 };
  const sides = await db
    .select({ counter: accountEntries.counter, sum: inMinor(accountEntries.amount) })
    .from(accountEntries)
    .groupBy(accountEntries.counter);
  for (const { counter, sum } of sides) totals[counter] = -Number(sum);
  const [held] = await db.select({ sum: inMinor(accounts.balance) }).from(accounts);
  return { ...totals, users: Number(held?.sum ?? 0) };
}
