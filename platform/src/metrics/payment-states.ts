import { desc } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { transactions } from '../db/schema/money.ts';

/** Newest transactions that are looked at: found by the primary key, so a scrape costs the same with any number of them. */
const MOST = 2_000;
const HOUR_MS = 3_600_000;

/** `unanswered`: the bank has not said yet what became of the charge. */
export const PAYMENT_STATES = ['pending', 'unanswered', 'complete', 'expired', 'failed'] as const;
type PaymentState = (typeof PAYMENT_STATES)[number];

function stateOf(status: string, failure: string | null): PaymentState {
  if (status === 'complete') return 'complete';
  if (status === 'pending') return failure === 'bank_timeout' ? 'unanswered' : 'pending';
  return failure === 'payment_expired' ? 'expired' : 'failed';
}

/** The number of transactions of the last hour in each state. */
export async function paymentStates(db: Database, now: number): Promise<Map<PaymentState, number>> {
  const { status, failure, createdAt, id } = transactions;
  const newest = await db
    .select({ status, failure, createdAt })
    .from(transactions)
    .orderBy(desc(id))
    .limit(MOST);
  const counts = new Map<PaymentState, number>(PAYMENT_STATES.map((state) => [state, 0]));
  for (const one of newest) {
    if (one.createdAt.getTime() <= now - HOUR_MS) continue;
    const state = stateOf(one.status, one.failure);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return counts;
}
