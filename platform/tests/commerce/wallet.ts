import { asc, eq } from 'drizzle-orm';
import { accountOf, bookEntry } from '../../src/commerce/ledger.ts';
import type { Database } from '../../src/db/open.ts';
import { accountEntries, accounts } from '../../src/db/schema/money.ts';
import { toMinor } from '../../src/domain/billing/money.ts';

let refills = 0;

/** Adds money to a user's account like a paid transaction. */
export async function refill(db: Database, userId: number, amount: string, now = 0): Promise<number> {
  refills += 1;
  const reference = `test:${refills}`;
  return db.transaction(async (tx) => {
    const { id: accountId } = await accountOf(tx, userId);
    await bookEntry(tx, { accountId, amount: toMinor(amount), kind: 'refill', reference, now });
    return accountId;
  });
}

export interface Wallet {
  balance: string;
  /** Kind and amount, in order. */
  entries: string[];
  /** The sum of the entries, which always equals the balance. */
  sum: number;
}

export async function walletOf(db: Database, userId: number): Promise<Wallet> {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId));
  if (!account) return { balance: '0.00', entries: [], sum: 0 };
  const entries = await db
    .select()
    .from(accountEntries)
    .where(eq(accountEntries.accountId, account.id))
    .orderBy(asc(accountEntries.createdAt), asc(accountEntries.id));
  return {
    balance: account.balance,
    entries: entries.map(({ kind, amount }) => `${kind} ${amount}`),
    sum: entries.reduce((sum, { amount }) => sum + toMinor(amount), 0),
  };
}
