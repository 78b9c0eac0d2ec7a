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
 * Charges a mobile account after a right code. The error of a wrong code is thrown after the database transaction, so that the
 * attempt is counted. The bank is asked outside of database transactions, as for a linked card.
 */
export async function confirmByCode(db: Database, confirmation: Confirmation): Promise<Transaction> {
  const { id, gateway, now } = confirmation;
  const { tried, settled, charge } = await db.transaction((tx) => tryCode(tx, confirmation));
  if (settled) return settled;
  if (tried === 'taken') throw new ApiError('conflict');
  if (!charge) throw new ApiError(tried === 'spent' ? 'payment_code_spent' : 'wrong_code');
  const outcome = await gateway.chargePhone(charge);
  return db.transaction((tx) => settleCharge(tx, { id, outcome, gateway, now }));
}

async function tryCode(tx: Database, { userId, id, code, secret, gateway, now }: Confirmation) {
  await ownTransaction(tx, userId, id);
  const known = await lockTransaction(tx, id);
  // The client did not receive the first answer and repeats the request.
  if (known.status === 'complete') return { tried: 'right', settled: known, charge: null };
  const transaction = await payableTransaction(tx, { userId, transactionId: id, now });
  const tried = await tryPaymentCode(tx, secret, { transaction, code });
  if (tried === 'spent') {
    const ending = { kind: 'failed' as const, failure: 'payment_code_spent' as const };
    await settleIn(tx, { id, ending, gateway, now });
  }
  if (tried !== 'right') return { tried, settled: null, charge: null };
  const { amount, currency, phone } = transaction;
  const charge = { transactionId: id, amount: toMinor(amount), currency, phone: phone ?? '' };
  return { tried, settled: null, charge };
}
