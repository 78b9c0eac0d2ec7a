import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/open.ts';
import { accountEntries, accounts, transactions } from '../../db/schema/money.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { Transaction } from './transactions.ts';

type Entry = typeof accountEntries.$inferSelect;

/** A payment with its state, or an amount that only the balance has paid or received. */
export type Paid =
  | { kind: 'payment'; transaction: Transaction }
  | { kind: 'charge' | 'refund' | 'returned'; entry: Entry; amount: number };

/** The part of an order that was paid from the balance: all of it without a payment. */
const fromBalance = sql<string>`abs(${accountEntries.amount}) - coalesce(${transactions.amount}, 0)`;

const BOOKED = ['purchase', 'renewal', 'rent', 'refund'] as const;

/**
 * Everything that a user paid and got back, the latest first. A paid order appears as its payment, plus an entry for
 * the part that the balance paid. Money of promo keys and free trials are left out.
 */
export async function paidBy(
  db: Database,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Paid[]> {
  const payments = db
    .select({
      id: sql<string>`${transactions.id}::text`.as('id'),
      isPayment: sql<boolean>`true`.as('is_payment'),
      amount: sql<string>`${transactions.amount}::text`.as('amount'),
      at: sql<string>`${transactions.createdAt}`.as('at'),
    })
    .from(transactions)
    .where(eq(transactions.userId, userId));
  const entries = db
    .select({
      id: accountEntries.id,
      isPayment: sql<boolean>`false`.as('is_payment'),
      amount:
        sql<string>`(case when ${accountEntries.kind} = 'refund' then abs(${accountEntries.amount}) else ${fromBalance} end)::text`.as(
          'amount',
        ),
      at: sql<string>`${accountEntries.createdAt}`.as('at'),
    })
    .from(accountEntries)
    .innerJoin(accounts, eq(accounts.id, accountEntries.accountId))
    .leftJoin(transactions, eq(transactions.id, accountEntries.transactionId))
    .where(
      and(
        eq(accounts.userId, userId),
        inArray(accountEntries.kind, BOOKED),
        ne(accountEntries.amount, '0.00'),
        sql`(${accountEntries.kind} = 'refund' or ${gt(fromBalance, sql`0`)})`,
      ),
    );
  const rows = await unionAll(payments, entries)
    .orderBy(sql`at desc, is_payment, id desc`)
    .limit(limit)
    .offset(offset);
  const of = (isPayment: boolean) => rows.filter((row) => row.isPayment === isPayment).map(({ id }) => id);
  const [paid, booked] = [of(true).map(Number), of(false)];
  const known =
    paid.length > 0 ? await db.select().from(transactions).where(inArray(transactions.id, paid)) : [];
  const own =
    booked.length > 0 ? await db.select().from(accountEntries).where(inArray(accountEntries.id, booked)) : [];
  return rows.flatMap(({ id, isPayment, amount }): Paid[] => {
    const transaction = isPayment ? known.find((one) => String(one.id) === id) : undefined;
    if (transaction) return [{ kind: 'payment', transaction }];
    const entry = isPayment ? undefined : own.find((one) => one.id === id);
    return entry ? [{ kind: kindOf(entry), entry, amount: toMinor(amount) }] : [];
  });
}

/** A refund goes to the balance, or to the card that was charged to check it. */
function kindOf({ kind, counter }: Entry) {
  if (kind !== 'refund') return 'charge';
  return counter === 'bank' ? 'returned' : 'refund';
}
