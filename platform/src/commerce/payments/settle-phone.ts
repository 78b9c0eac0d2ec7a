import type { Database } from '../../db/open.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import type { PaymentGateway } from './bank.ts';
import { payableTransaction } from './begin.ts';
import { tryPaymentCode } from './code.ts';
import { lockTransaction, settleCharge, settleIn } from './settle.ts';
import { ownTransaction, type Transaction } from './transactions.ts';

interface Confirmation {
  userId: number;
  id: number;
  code: string;
  secret: string;
  gateway: PaymentGateway;
  now: number;
}

/**
 * Charges a mobile account after a right code. Code, charge and result share one lock. The error of a wrong code is thrown
 * after the database transaction, so that the attempt is counted.
 */
export async function confirmByCode(
  db: Database,
  { userId, id, code, secret, gateway, now }: Confirmation,
): Promise<Transaction> {
  const { tried, settled } = await db.transaction(async (tx) => {
    await ownTransaction(tx, userId, id);
    const known = await lockTransaction(tx, id);
    // The client did not receive the first answer and repeats the request.
    if (known.status === 'complete') return { tried: 'right', settled: known };
    const transaction = await payableTransaction(tx, { userId, transactionId: id, now });
    const tried = await tryPaymentCode(tx, secret, { transaction, code });
    if (tried === 'spent') {
      const ending = { kind: 'failed' as const, failure: 'payment_code_spent' as const };
      await settleIn(tx, { id, ending, gateway, now });
    }
    if (tried !== 'right') return { tried, settled: null };
    const { amount, currency, phone } = transaction;
    const outcome = await gateway.chargePhone({
      transactionId: id,
      amount: toMinor(amount),
      currency,
      phone: phone ?? '',
    });
    return { tried, settled: await settleCharge(tx, { id, outcome, gateway, now }) };
  });
  if (settled) return settled;
  if (tried === 'taken') throw new ApiError('conflict');
  throw new ApiError(tried === 'spent' ? 'payment_code_spent' : 'wrong_code');
}
