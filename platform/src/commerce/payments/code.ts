import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/open.ts';
import { type Transaction, updateTransaction } from './transactions.ts';

/** The same length and number of attempts as a login code (spec 1 §9). */
const LENGTH = 6;
const ATTEMPTS = 5;

/** Keyed, because a plain hash of six digits can be reversed at once. */
function hashCode(secret: string, transactionId: number, code: string): string {
  return createHmac('sha256', secret).update(`payment:${transactionId}:${code}`).digest('hex');
}

/** Creates a code that confirms a payment; the previous code becomes invalid. */
export async function makePaymentCode(tx: Database, secret: string, { id }: Transaction): Promise<string> {
  const code = String(randomInt(10 ** LENGTH)).padStart(LENGTH, '0');
  await updateTransaction(tx, id, { smsCodeHash: hashCode(secret, id, code), smsAttemptsLeft: ATTEMPTS });
  return code;
}

/**
 * Checks a code for a locked transaction: `spent` when no attempt is left, `taken` when there is no code. The charge
 * happens under the same lock, so of two concurrent right codes the second finds a finished payment, not a used code.
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
