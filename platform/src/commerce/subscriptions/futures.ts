import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { futures, userPurchases } from '../../db/schema/subscriptions.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { Holding, PurchaseType, UserPurchase } from './subscriptions.ts';

/** Plans another packet for the end of the current period, replacing an earlier plan. */
export async function planAfter(
  tx: Database,
  after: Holding,
  order: { purchase: UserPurchase; purchaseType: PurchaseType & { packetId: number }; now: number },
): Promise<void> {
  const { purchase, purchaseType, now } = order;
  await dropPlan(tx, after);
  await tx.insert(futures).values({
    id: nextSnowflake(now),
    userId: after.subscription.userId,
    packetId: purchaseType.packetId,
    purchaseTypeId: purchaseType.id,
    purchaseId: purchase.id,
    startAt: after.subscription.endAt ?? new Date(now),
    createdAt: new Date(now),
  });
  await setNext(tx, after, purchaseType.id);
}

/** Removes the plan, so that the current packet renews again. */
export async function dropPlan(tx: Database, after: Holding): Promise<void> {
  const { future } = after;
  if (!future) return;
  await tx.delete(futures).where(and(eq(futures.id, future.id), eq(futures.userId, future.userId)));
  if (future.purchaseId) {
    await tx.update(userPurchases).set({ status: 'ended' }).where(eq(userPurchases.id, future.purchaseId));
  }
  await setNext(tx, after, null);
}

async function setNext(tx: Database, { purchase }: Holding, purchaseTypeId: string | null): Promise<void> {
  if (!purchase) return;
  await tx
    .update(userPurchases)
    .set({ nextPurchaseTypeId: purchaseTypeId })
    .where(eq(userPurchases.id, purchase.id));
}
