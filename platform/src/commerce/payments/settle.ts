import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { transactions } from '../../db/schema/money.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import type { MessageKey } from '../../http/messages/translate.ts';
import { accountOf, balanceOf, bookEntry } from '../ledger.ts';
import { settleDue } from '../renewals/user.ts';
import { hasRoom } from './amount.ts';
import { type BankCard, type ChargeOutcome, type PaymentGateway, refusals } from './bank.ts';
import { fulfil } from './purpose.ts';
import { type Transaction, updateTransaction } from './transactions.ts';

/** How a transaction ends. */
type Paid = { kind: 'paid'; card?: BankCard | undefined };
export type Ending = Paid | { kind: 'failed'; failure: MessageKey };

interface Settling {
  id: number;
  ending: Ending;
  /** Null where no bank is connected: then transactions can only run out. */
  gateway: PaymentGateway | null;
  now: number;
}

/** The transaction under the locks of its account and of itself, always in this order: money moves in a row. */
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
 * Money that has come stays: when its purpose fails, only the purpose is undone, the money remains on the balance, and the
 * transaction says so.
 */
async function receive(
  tx: Database,
  transaction: Transaction,
  { ending, gateway, now }: Settling & { ending: Paid },
): Promise<MessageKey | null> {
  const { id, userId, accountId } = transaction;
  const amount = toMinor(transaction.amount);
  // What fell due before is settled with the money that was there before: this money was given for something else.
  if (transaction.purpose.kind === 'purchase') await settleDue(tx, { userId, accountId, now });
  await bookEntry(tx, { accountId, amount, kind: 'refill', reference: `transaction:${id}`, now });
  try {
    const { card } = ending;
    await tx.transaction((inner) => fulfil(inner, { transaction, card, gateway, now }));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return 'payment_kept';
    throw error;
  }
}

/** Several transactions may have been opened while there was room for each of them: money that finds none goes back. */
async function roomFor(tx: Database, transaction: Transaction, settling: Settling): Promise<Ending> {
  const { ending, gateway, now } = settling;
  const amount = toMinor(transaction.amount);
  const isDue = ending.kind === 'paid' && transaction.status === 'pending' && !isOver(transaction, now);
  if (!isDue || hasRoom(await balanceOf(tx, transaction.userId), amount)) return ending;
  await gateway?.refund({ transactionId: transaction.id, amount });
  return { kind: 'failed', failure: 'account_full' };
}

/**
 * Ends a transaction, in one database transaction that the caller has begun: its state, the money and what was paid for. Only
 * a pending one moves, and only once: a second ending changes nothing and gets the first one's result. Money that comes too
 * late goes back.
 */
export async function settleIn(tx: Database, settling: Settling): Promise<Transaction> {
  const { id, gateway, now } = settling;
  const transaction = await lockTransaction(tx, id);
  const ending = await roomFor(tx, transaction, settling);
  const isLate =
    transaction.status === 'error' || (transaction.status === 'pending' && isOver(transaction, now));
  if (isLate && ending.kind === 'paid' && transaction.failure !== 'payment_kept')
    await gateway?.refund({ transactionId: id, amount: toMinor(transaction.amount) });
  if (transaction.status !== 'pending') return transaction;
  const failure = isOver(transaction, now)
    ? 'payment_expired'
    : ending.kind === 'failed'
      ? ending.failure
      : await receive(tx, transaction, { ...settling, ending });
  const status = failure ? 'error' : 'complete';
  return updateTransaction(tx, id, { status, failure, smsCodeHash: null, settledAt: new Date(now) });
}

/** The same in a database transaction of its own. */
export function settle(db: Database, settling: Settling): Promise<Transaction> {
  return db.transaction((tx) => settleIn(tx, settling));
}

/**
 * Carries a bank's answer to a charge into the transaction. A bank that keeps silent leaves it pending and marked: whoever asks
 * for its state gets 504 until the bank has spoken or the time is over.
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

/** Ends those of a user whose time is over, so that whoever looks sees them so. */
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
