import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { futures, subscriptionPauses, subscriptions } from '../../db/schema/subscriptions.ts';
import { afterPause, runningPause } from '../../domain/billing/pause.ts';
import { pauseTerm } from './end.ts';
import type { Holding } from './subscriptions.ts';

/** The paid time of a subscription stops. */
export async function beginPause(tx: Database, { subscription }: Holding): Promise<void> {
  await tx.update(subscriptions).set({ isPaused: true }).where(eq(subscriptions.id, subscription.id));
}

/** The paid time continues: the period, and the plan for its end, move by the length of the pause. */
export async function resume(tx: Database, held: Holding, atMs: number): Promise<void> {
  const { subscription, future, pauses } = held;
  const { id, startAt, endAt } = subscription;
  const pause = runningPause(pauses.map(pauseTerm), atMs);
  const pausedMs = pause?.startMs ?? atMs;
  const term = { startMs: startAt.getTime(), endMs: endAt?.getTime() ?? atMs };
  const moved = afterPause(term, pausedMs, atMs);
  const end = endAt && new Date(moved.endMs);
  await tx
    .update(subscriptions)
    .set({
      isPaused: false,
      startAt: new Date(moved.startMs),
      endAt: end,
      // A period that moved ends on another day, and the next ones keep that one.
      ...(moved.endMs === term.endMs ? {} : { billingDay: null }),
    })
    .where(eq(subscriptions.id, id));
  if (pause) {
    await tx
      .update(subscriptionPauses)
      .set({ endAt: new Date(atMs) })
      .where(eq(subscriptionPauses.id, pause.id));
  }
  if (future && end) await tx.update(futures).set({ startAt: end }).where(eq(futures.id, future.id));
}
