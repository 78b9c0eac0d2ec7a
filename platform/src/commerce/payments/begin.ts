import type { Database } from '../../db/open.ts';
import type { Minor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import type { PaymentGateway } from './bank.ts';
import { lockTransaction } from './settle.ts';
import { openTransaction, ownTransaction, type Transaction, updateTransaction } from './transactions.ts';

export interface PayOrder {
  userId: number;
  /** The transaction that is paid this way; without one, a top-up of `amount` is begun. */
  transactionId: number | undefined;
  /** From `orderReference`. */
  reference: string | undefined;
  /** What a person chose to top up with; of a transaction that is there the server knows it. */
  amount: Minor | undefined;
  now: number;
  /** How it is paid now. */
  way: { paysystem: string; isSaveCard?: boolean; cardId?: number; phone?: string; returnUrl?: string };
}

/** A transaction of the user under lock that can still be paid, whichever way was chosen for it before. */
export async function payableTransaction(
  tx: Database,
  { userId, transactionId, now }: { userId: number; transactionId: number; now: number },
): Promise<Transaction> {
  await ownTransaction(tx, userId, transactionId);
  const transaction = await lockTransaction(tx, transactionId);
  if (transaction.status !== 'pending') throw new ApiError('invalid', { message: 'payment_settled' });
  if (transaction.expiresAt.getTime() <= now) throw new ApiError('invalid', { message: 'payment_expired' });
  // A bank that keeps silent may still take the money: it is not asked for it a second time.
  if (transaction.failure !== null) throw new ApiError('timeout');
  return transaction;
}

/** What a pay form works on: the transaction that it names, or a new top-up. To be called inside a database transaction. */
export async function beginPayment(
  tx: Database,
  gateway: PaymentGateway,
  { userId, transactionId, amount, reference, now, way }: PayOrder,
): Promise<Transaction> {
  if (transactionId !== undefined) {
    const known = await ownTransaction(tx, userId, transactionId);
    // Asked again by a client that did not hear the answer.
    if (known.status === 'complete') return known;
    const transaction = await payableTransaction(tx, { userId, transactionId, now });
    return updateTransaction(tx, transaction.id, way);
  }
  if (amount === undefined) throw new ApiError('invalid', { fields: { amount: { key: 'field_required' } } });
  const order = { userId, amount, reference, now, purpose: { kind: 'refill' as const } };
  return openTransaction(tx, gateway, { ...way, ...order });
}
