import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { accountEntries, accounts, type CounterAccount, type EntryKind } from '../db/schema/money.ts';
import { providers, users } from '../db/schema/session.ts';
import { fromMinor, type Minor, toMinor } from '../domain/billing/money.ts';
import { nextSnowflake } from '../domain/snowflake.ts';
import { ApiError } from '../http/errors.ts';
import type { Localized } from '../origin/catalogue.ts';

export type Account = typeof accounts.$inferSelect;

export interface NewEntry {
  accountId: number;
  /** Signed: the change of the balance. */
  amount: Minor;
  kind: EntryKind;
  /** Needed only if the kind does not determine it: a refund may go back to the bank. */
  counter?: CounterAccount;
  /** The cause, such as `transaction:17`; each cause is booked at most once per account. */
  reference: string;
  /** What it is for, by its present name. */
  title?: Localized | null;
  /** The payment that it is made with. */
  transactionId?: number | null | undefined;
  now: number;
}

/** The other side of each kind of entry. */
const counters: Record<EntryKind, CounterAccount> = {
  refill: 'bank',
  promo: 'gifts',
  purchase: 'revenue',
  renewal: 'revenue',
  rent: 'revenue',
  refund: 'revenue',
};

/**
 * The account of a user, created if missing, locked until the transaction ends. Everything that changes money or
 * subscriptions of a user takes this lock first: so the changes of one user are serial, and transactions cannot deadlock.
 */
export async function accountOf(tx: Database, userId: number): Promise<Account> {
  await tx.insert(accounts).values({ userId }).onConflictDoNothing();
  const [account] = await tx.select().from(accounts).where(eq(accounts.userId, userId)).for('update');
  if (!account) throw new ApiError('not_found');
  return account;
}

/** The currency of what a user pays: that of the provider. */
export async function currencyOf(tx: Database, userId: number): Promise<string> {
  const [found] = await tx
    .select({ config: providers.config })
    .from(users)
    .innerJoin(providers, eq(providers.id, users.providerId))
    .where(eq(users.id, userId));
  if (!found) throw new ApiError('not_found');
  return found.config.currency.iso;
}

/**
 * Books an entry and changes the balance; `repeated` when an entry with its reference exists, and then nothing changes.
 * Throws 402 before any write when the balance is too low. Call it inside a transaction.
 */
export async function bookEntry(tx: Database, entry: NewEntry): Promise<'booked' | 'repeated'> {
  const { accountId, amount, kind, counter = counters[kind], reference, now } = entry;
  const { title = null, transactionId = null } = entry;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) throw new ApiError('not_found');
  if (await isBooked(tx, accountId, reference)) return 'repeated';
  const balance = toMinor(account.balance) + amount;
  if (balance < 0) throw new ApiError('insufficient_funds');
  await tx.insert(accountEntries).values({
    id: nextSnowflake(now),
    accountId,
    amount: fromMinor(amount),
    currency: await currencyOf(tx, account.userId),
    kind,
    counter,
    reference,
    title,
    transactionId,
    createdAt: new Date(now),
  });
  await tx
    .update(accounts)
    .set({ balance: fromMinor(balance) })
    .where(eq(accounts.id, accountId));
  return 'booked';
}

/** Whether an entry with this reference exists. */
async function isBooked(tx: Database, accountId: number, reference: string): Promise<boolean> {
  const [entry] = await tx
    .select({ id: accountEntries.id })
    .from(accountEntries)
    .where(and(eq(accountEntries.accountId, accountId), eq(accountEntries.reference, reference)));
  return entry !== undefined;
}

const OF_TRANSACTION = 'transaction:';

/** The reference of an order that is paid by this transaction, so that it is executed only once. */
export const transactionReference = (id: number): string => `${OF_TRANSACTION}${id}`;

/** The payment that made an order; null for one from the balance. */
export const transactionOf = (reference: string | null): number | null =>
  reference?.startsWith(OF_TRANSACTION) ? Number(reference.slice(OF_TRANSACTION.length)) : null;

/** The current balance of a user, without creating or locking an account. */
export async function balanceOf(db: Database, userId: number): Promise<Minor> {
  const [account] = await db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return account ? toMinor(account.balance) : 0;
}
