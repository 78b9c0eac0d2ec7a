import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { accountEntries, accounts, type EntryKind } from '../db/schema/money.ts';
import { fromMinor, type Minor, toMinor } from '../domain/billing/money.ts';
import { nextSnowflake } from '../domain/snowflake.ts';
import { ApiError } from '../http/errors.ts';

export type Account = typeof accounts.$inferSelect;

export interface NewEntry {
  accountId: number;
  /** Signed: what it does to the balance. */
  amount: Minor;
  kind: EntryKind;
  /** What it is for, such as `transaction:17`; the same one is booked at most once an account. */
  reference: string;
  now: number;
}

/**
 * The account of a user, made when there is none, locked until the transaction ends. Whatever moves money or subscriptions of
 * a user takes this lock first: so everything of one user happens in a row, and no two transactions wait for each other.
 */
export async function accountOf(tx: Database, userId: number): Promise<Account> {
  await tx.insert(accounts).values({ userId }).onConflictDoNothing();
  const [account] = await tx.select().from(accounts).where(eq(accounts.userId, userId)).for('update');
  if (!account) throw new ApiError('not_found');
  return account;
}

/**
 * Books an entry and moves the balance with it; `repeated` when its reference is there already, and nothing happens. Throws 402
 * before it has written anything when the money is not there. To be called inside a transaction.
 */
export async function bookEntry(tx: Database, entry: NewEntry): Promise<'booked' | 'repeated'> {
  const { accountId, amount, kind, reference, now } = entry;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) throw new ApiError('not_found');
  if (await isBooked(tx, accountId, reference)) return 'repeated';
  const balance = toMinor(account.balance) + amount;
  if (balance < 0) throw new ApiError('insufficient_funds');
  await tx.insert(accountEntries).values({
    id: nextSnowflake(now),
    accountId,
    amount: fromMinor(amount),
    kind,
    reference,
    createdAt: new Date(now),
  });
  await tx
    .update(accounts)
    .set({ balance: fromMinor(balance) })
    .where(eq(accounts.id, accountId));
  return 'booked';
}

/** Whether something of this reference was booked. */
export async function isBooked(tx: Database, accountId: number, reference: string): Promise<boolean> {
  const [entry] = await tx
    .select({ id: accountEntries.id })
    .from(accountEntries)
    .where(and(eq(accountEntries.accountId, accountId), eq(accountEntries.reference, reference)));
  return entry !== undefined;
}

/** What is on the account of a user now, without making or locking one. */
export async function balanceOf(db: Database, userId: number): Promise<Minor> {
  const [account] = await db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return account ? toMinor(account.balance) : 0;
}
