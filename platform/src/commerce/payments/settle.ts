import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { transactions } from '../../db/schema/money.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import type { MessageKey } from '../../http/messages/translate.ts';
import { accountOf, balanceOf, bookEntry, transactionReference } from '../ledger.ts';
import { settleDue } from '../renewals/user.ts';
import { hasRoom } from './amount.ts';
import { type BankCard, type ChargeOutcome, type PaymentGateway, refusals } from './bank.ts';
import { fulfil } from './purpose.ts';
import { type Transaction, updateTransaction } from './transactions.ts';

/** The outcome of a transaction. */
type Paid = { kind: 'paid'; card?: BankCard | undefined };
export type Ending = Paid | { kind: 'failed'; failure: MessageKey };

interface Settling {
  id: number;
  ending: Ending;
  /** Null without a bank: then transactions can only expire. */
  gateway: PaymentGateway | null;
  now: number;
}

/** The transaction with its account and itself locked, always in this order, so that money moves serially. */
export async function lockTransaction(tx: Database, id: number): Promise<Transaction> {
  const [found] = await tx
    .select({ userId: transactions.userId })
    .from(transactions)
    .where(eq(transactions.id, id));
  if (!found) throw new ApiError('not_found', { message: 'unknown_transaction' });
  await accountOf(tx, found.userId);
  const [locked] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update');
  if (!locked) throw new ApiError('not_found', { message: 'unknown_transaction' });
  return locked;
}

const isOver = (transaction: Transaction, now: number) => transaction.expiresAt.getTime() <= now;

/**
 * Credits a payment and does what it was for. When that fails, only the purpose is rolled back: the money stays on the balance,
 * and the transaction has the reason.
 */
async function receive(
  tx: Database,
  transaction: Transaction,
  { ending, gateway, now }: Settling & { ending: Paid },
): Promise<MessageKey | null> {
  const { id, userId, accountId } = transaction;
  const amount = toMinor(transaction.amount);
  // Renewals that are due are paid from the old balance first: the new money has another purpose, unless it is for the balance itself.
  if (transaction.purpose.kind !== 'refill') await settleDue(tx, { userId, accountId, now });
  await bookEntry(tx, { accountId, amount, kind: 'refill', reference: transactionReference(id), now });
  try {
    const { card } = ending;
    await tx.transaction((inner) => fulfil(inner, { transaction, card, gateway, now }));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return 'payment_kept';
    throw error;
  }
}

/** Several transactions may have started while the account had room for each: money that no longer fits is refunded. */
async function refundIfFull(tx: Database, transaction: Transaction, settling: Settling): Promise<Ending> {
  const { ending, gateway, now } = settling;
  const amount = toMinor(transaction.amount);
  const isDue = ending.kind === 'paid' && transaction.status === 'pending' && !isOver(transaction, now);
  if (!isDue || hasRoom(await balanceOf(tx, transaction.userId), amount)) return ending;
  await gateway?.refund({ transactionId: transaction.id, amount, currency: transaction.currency });
  return { kind: 'failed', failure: 'account_full' };
}

/**
 * Ends a transaction inside the caller's database transaction: its state, the money and the purchase. Only
 * a pending one changes, and only once: a second ending changes nothing and gets the first result. A late payment is
 * refunded.
 */
export async function settleIn(tx: Database, settling: Settling): Promise<Transaction> {
  const { id, gateway, now } = settling;
  const transaction = await lockTransaction(tx, id);
  const ending = await refundIfFull(tx, transaction, settling);
  const isLate =
    transaction.status === 'error' || (transaction.status === 'pending' && isOver(transaction, now));
  if (isLate && ending.kind === 'paid' && transaction.failure !== 'payment_kept')
    await gateway?.refund({
      transactionId: id,
      amount: toMinor(transaction.amount),
      currency: transaction.currency,
    });
  if (transaction.status !== 'pending') return transaction;
  const failure = isOver(transaction, now)
    ? 'payment_expired'
    : ending.kind === 'failed'
      ? ending.failure
      : await receive(tx, transaction, { ...settling, ending });
  const status = failure ? 'error' : 'complete';
  return updateTransaction(tx, id, { status, failure, smsCodeHash: null, settledAt: new Date(now) });
}

/** The same in its own database transaction. */
export function settle(db: Database, settling: Settling): Promise<Transaction> {
  return db.transaction((tx) => settleIn(tx, settling));
}

/**
 * Writes the bank's answer to a charge into the transaction. Without an answer it stays pending and marked: its state is
 * 504 until the bank answers or the transaction expires.
 */
export async function settleCharge(
  tx: Database,
  { outcome, ...rest }: Omit<Settling, 'ending'> & { outcome: ChargeOutcome },
): Promise<Transaction> {
  if (outcome.kind === 'paid') return settleIn(tx, { ...rest, ending: { kind: 'paid' } });
  if (outcome.kind === 'refused') {
    const { failure } = refusals[outcome.why];
    return settleIn(tx, { ...rest, ending: { kind: 'failed', failure } });
  }
  const transaction = await lockTransaction(tx, rest.id);
  if (transaction.status !== 'pending') return transaction;
  return updateTransaction(tx, rest.id, { failure: 'bank_timeout' });
}

/** Ends the expired transactions of a user, so that lists show them as expired. */
export async function expireDue(db: Database, userId: number, now: number): Promise<void> {
  const due = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        eq(transactions.status, 'pending'),
        lte(transactions.expiresAt, new Date(now)),
      ),
    );
  for (const { id } of due)
    await settle(db, { id, ending: { kind: 'failed', failure: 'payment_expired' }, gateway: null, now });
}
