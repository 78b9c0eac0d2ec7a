import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import {
  type EndReason,
  subscriptionPauses,
  subscriptions,
  userPurchases,
} from '../../db/schema/subscriptions.ts';
import { type Minor, toMinor } from '../../domain/billing/money.ts';
import { runningPause, timeStopsAt } from '../../domain/billing/pause.ts';
import { unusedPart } from '../../domain/billing/refund.ts';
import { bookEntry } from '../ledger.ts';
import { dropPlan } from './futures.ts';
import type { Holding, Pause } from './subscriptions.ts';

export const pauseTerm = ({ id, startAt, endAt }: Pause) => ({
  id,
  startMs: startAt.getTime(),
  endMs: endAt?.getTime() ?? null,
});

/** The refund if a subscription ended now; for a paused one its remaining time counts from the start of the pause. */
export function unusedOf(
  { subscription, pauses }: Pick<Holding, 'subscription' | 'pauses'>,
  now: number,
): Minor {
  const { startAt, endAt, paid, isPaused } = subscription;
  if (!endAt) return 0;
  const pause = isPaused ? runningPause(pauses.map(pauseTerm), now) : null;
  const term = { paid: toMinor(paid), startMs: startAt.getTime(), endMs: endAt.getTime() };
  return unusedPart(term, pause ? timeStopsAt(pause.startMs) : now);
}

/** Ends a subscription and its standing order, without a booking. */
export async function endHolding(tx: Database, held: Holding, reason: EndReason, now: number): Promise<void> {
  const { subscription, purchase } = held;
  const { id, endAt } = subscription;
  const end = endAt && endAt.getTime() < now ? endAt : new Date(now);
  await tx
    .update(subscriptions)
    .set({ endAt: end, isPaused: false, endReason: reason })
    .where(eq(subscriptions.id, id));
  const unfinished = or(isNull(subscriptionPauses.endAt), gt(subscriptionPauses.endAt, end));
  await tx
    .update(subscriptionPauses)
    .set({ endAt: end })
    .where(and(eq(subscriptionPauses.subscriptionId, id), unfinished));
  if (purchase) {
    await tx
      .update(userPurchases)
      .set({ status: 'ended', nextPurchaseTypeId: null })
      .where(eq(userPurchases.id, purchase.id));
  }
}

/** Ends a subscription inside a paid period, and refunds the unused part. */
export async function endEarly(
  tx: Database,
  held: Holding,
  reason: EndReason,
  { accountId, now }: { accountId: number; now: number },
): Promise<void> {
  const amount = unusedOf(held, now);
  const { id, startAt } = held.subscription;
  const reference = `refund:${id}:${startAt.getTime()}`;
  const { name: title } = held.packet;
  if (amount > 0) await bookEntry(tx, { accountId, amount, kind: 'refund', reference, title, now });
  await dropPlan(tx, held);
  await endHolding(tx, held, reason, now);
}
