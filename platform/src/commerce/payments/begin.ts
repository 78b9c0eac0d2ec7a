import type { Database } from '../../db/open.ts';
import type { Minor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import type { PaymentGateway } from './bank.ts';
import { lockTransaction } from './settle.ts';
import { openTransaction, ownTransaction, type Transaction, updateTransaction } from './transactions.ts';

export interface PayOrder {
  userId: number;
  /** The transaction to pay; without one, a top-up of `amount` is created. */
  transactionId: number | undefined;
  /** From `orderReference`. */
  reference: string | undefined;
  /** The top-up amount that the viewer chose; for an existing transaction the server knows the amount. */
  amount: Minor | undefined;
  now: number;
  /** The payment method. */
  way: { paysystem: string; isSaveCard?: boolean; cardId?: number; phone?: string; returnUrl?: string };
}

/** A transaction of the user, locked, that can still be paid, whichever method was chosen for it before. */
export async function payableTransaction(
  tx: Database,
  { userId, transactionId, now }: { userId: number; transactionId: number; now: number },
): Promise<Transaction> {
  await ownTransaction(tx, userId, transactionId);
  const transaction = await lockTransaction(tx, transactionId);
  if (transaction.status !== 'pending') throw new ApiError('payment_settled');
  if (transaction.expiresAt.getTime() <= now) throw new ApiError('payment_expired');
  // The bank has not answered the first charge and may still execute it, so no second charge is sent.
  if (transaction.failure !== null) throw new ApiError('timeout');
  return transaction;
}

/** The transaction of a payment form: the named one, or a new top-up. Call it inside a database transaction. */
export async function beginPayment(
  tx: Database,
  gateway: PaymentGateway,
  { userId, transactionId, amount, reference, now, way }: PayOrder,
): Promise<Transaction> {
  if (transactionId !== undefined) {
    const existing = await ownTransaction(tx, userId, transactionId);
    // The client did not receive the first answer and repeats the request.
    if (existing.status === 'complete') return existing;
    const transaction = await payableTransaction(tx, { userId, transactionId, now });
    return updateTransaction(tx, transaction.id, way);
  }
  if (amount === undefined) throw new ApiError('invalid', { fields: { amount: { key: 'field_required' } } });
  const order = { userId, amount, reference, now, purpose: { kind: 'refill' as const } };
  return openTransaction(tx, gateway, { ...way, ...order });
}
