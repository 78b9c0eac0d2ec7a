import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { type TransactionPurpose, transactions } from '../../db/schema/money.ts';
import { fromMinor, type Minor, toMinor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import { accountOf, currencyOf } from '../ledger.ts';
import { hasRoom } from './amount.ts';
import type { PaymentGateway } from './bank.ts';
import { hashOfKey } from './bank-key.ts';
import { productOf } from './offer-product.ts';

export type Transaction = typeof transactions.$inferSelect;

/** The time limit of a payment: clients stop polling then (spec 3 §4, 3600 s since creation). */
export const TRANSACTION_LIFE_MS = 3_600_000;

export interface NewTransaction {
  userId: number;
  /** What happens after the payment. */
  purpose: TransactionPurpose;
  paysystem: string;
  amount: Minor;
  now: number;
  offerId?: string;
  isSaveCard?: boolean;
  cardId?: number;
  phone?: string;
  /** From `readReturnUrl`. */
  returnUrl?: string | undefined;
  /** The request that creates it (`orderReference`): repeating it answers with the first transaction. */
  reference?: string | undefined;
}

async function earlierTransaction(tx: Database, userId: number, reference: string) {
  const [found] = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.reference, reference)));
  return found;
}

async function nextId(tx: Database): Promise<number> {
  const sequence = sql`nextval(pg_get_serial_sequence('transactions', 'id'))::int`;
  const [row] = await tx.select({ id: sql<number>`${sequence}` }).from(sql`(select 1) as one`);
  if (!row) throw new Error('A sequence has no next value');
  return row.id;
}

/** The name of what is bought. */
async function titleOf(tx: Database, purpose: TransactionPurpose) {
  return purpose.kind === 'purchase' ? ((await productOf(tx, purpose.purchaseTypeId))?.title ?? null) : null;
}

/** Creates a pending transaction. Call it inside a database transaction. */
export async function openTransaction(
  tx: Database,
  gateway: PaymentGateway,
  { now, amount, ...given }: NewTransaction,
): Promise<Transaction> {
  if (amount <= 0) throw new ApiError('payment_nothing_due');
  const { userId, reference } = given;
  const account = await accountOf(tx, userId);
  const earlier = reference ? await earlierTransaction(tx, userId, reference) : undefined;
  if (earlier) return earlier;
  if (!hasRoom(toMinor(account.balance), amount)) throw new ApiError('account_full');
  const id = await nextId(tx);
  const [opened] = await tx
    .insert(transactions)
    .values({
      ...given,
      id,
      accountId: account.id,
      currency: await currencyOf(tx, userId),
      title: await titleOf(tx, given.purpose),
      amount: fromMinor(amount),
      pageKeyHash: hashOfKey(gateway.keyOf(id)),
      createdAt: new Date(now),
      expiresAt: new Date(now + TRANSACTION_LIFE_MS),
    })
    .returning();
  if (!opened) throw new Error('A transaction was not written');
  return opened;
}

/** A transaction of this user, else 404, which hides whether another user has it. */
export async function ownTransaction(db: Database, userId: number, id: number): Promise<Transaction> {
  const [found] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, id), eq(transactions.userId, userId)));
  if (!found) throw new ApiError('not_found', { message: 'unknown_transaction' });
  return found;
}

export async function updateTransaction(
  tx: Database,
  id: number,
  changes: Partial<typeof transactions.$inferInsert>,
): Promise<Transaction> {
  const [updated] = await tx.update(transactions).set(changes).where(eq(transactions.id, id)).returning();
  if (!updated) throw new ApiError('not_found', { message: 'unknown_transaction' });
  return updated;
}
