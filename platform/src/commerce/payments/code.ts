import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/open.ts';
import { type Transaction, updateTransaction } from './transactions.ts';

/** As long and as patient as a sign-in code (spec 1 §9). */
const LENGTH = 6;
const ATTEMPTS = 5;

/** Keyed, because a bare hash of six digits is undone in a moment. */
function hashCode(secret: string, transactionId: number, code: string): string {
  return createHmac('sha256', secret).update(`payment:${transactionId}:${code}`).digest('hex');
}

/** A new code to confirm a payment with; the one before it stops working. */
export async function makePaymentCode(tx: Database, secret: string, { id }: Transaction): Promise<string> {
  const code = String(randomInt(10 ** LENGTH)).padStart(LENGTH, '0');
  await updateTransaction(tx, id, { smsCodeHash: hashCode(secret, id, code), smsAttemptsLeft: ATTEMPTS });
  return code;
}

/**
 * Tries a code on a transaction under lock: `spent` when no try is left after it, `taken` when there is no code to try. Under one
 * lock with the charge, so that of two who are right at once the second meets a payment that is over, not a code that is used.
 */
export async function tryPaymentCode(
  tx: Database,
  secret: string,
  { transaction, code }: { transaction: Transaction; code: string },
): Promise<'right' | 'wrong' | 'spent' | 'taken'> {
  const { id, smsCodeHash, smsAttemptsLeft } = transaction;
  if (!smsCodeHash) return 'taken';
  if (smsAttemptsLeft <= 0) return 'spent';
  const given = Buffer.from(hashCode(secret, id, code), 'hex');
  if (timingSafeEqual(given, Buffer.from(smsCodeHash, 'hex'))) {
    await updateTransaction(tx, id, { smsCodeHash: null });
    return 'right';
  }
  await updateTransaction(tx, id, { smsAttemptsLeft: smsAttemptsLeft - 1 });
  return smsAttemptsLeft > 1 ? 'wrong' : 'spent';
}
