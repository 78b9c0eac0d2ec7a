import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { transactions } from '../../db/schema/money.ts';
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
 * Tries a code: `spent` when no try is left after it. Counted before it is compared, so that races gain nothing, and used up by
 * the first who is right.
 */
export async function tryPaymentCode(
  db: Database,
  secret: string,
  { id, code }: { id: number; code: string },
): Promise<'right' | 'wrong' | 'spent'> {
  const [tried] = await db
    .update(transactions)
    .set({ smsAttemptsLeft: sql`${transactions.smsAttemptsLeft} - 1` })
    .where(and(eq(transactions.id, id), gt(transactions.smsAttemptsLeft, 0)))
    .returning({ hash: transactions.smsCodeHash, left: transactions.smsAttemptsLeft });
  if (!tried?.hash) return 'spent';
  const given = Buffer.from(hashCode(secret, id, code), 'hex');
  if (!timingSafeEqual(given, Buffer.from(tried.hash, 'hex'))) return tried.left > 0 ? 'wrong' : 'spent';
  const used = await db
    .update(transactions)
    .set({ smsCodeHash: null })
    .where(and(eq(transactions.id, id), eq(transactions.smsCodeHash, tried.hash)))
    .returning({ id: transactions.id });
  return used.length > 0 ? 'right' : 'spent';
}
