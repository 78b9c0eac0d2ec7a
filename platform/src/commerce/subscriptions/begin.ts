import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { purchaseTypes, subscriptions } from '../../db/schema/subscriptions.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { averageDays, type Period } from '../../domain/billing/period.ts';
import type { Price } from '../../domain/billing/price.ts';
import { termFrom } from '../../domain/billing/renewal.ts';
import type { SubscriptionType } from '../../domain/billing/state.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { Packet, PurchaseType, Subscription, UserPurchase } from './subscriptions.ts';

/** The packet that replaces this one after its first period, if any (spec 3 §3, after_renew_packet_id). */
export async function continuationOf(
  tx: Database,
  packet: Packet,
  purchaseType: PurchaseType,
): Promise<PurchaseType> {
  if (packet.afterRenewPacketId === null) return purchaseType;
  const sold = await tx
    .select()
    .from(purchaseTypes)
    .where(and(eq(purchaseTypes.packetId, packet.afterRenewPacketId), eq(purchaseTypes.isActive, true)))
    .orderBy(asc(purchaseTypes.sort), asc(purchaseTypes.id));
  const days = (period: Period) => averageDays(period);
  const alike = sold.find(({ period }) => days(period) === days(purchaseType.period));
  return alike ?? sold[0] ?? purchaseType;
}

export interface NewSubscription {
  purchase: UserPurchase;
  purchaseType: PurchaseType;
  packet: Packet;
  price: Price;
  startMs: number;
  renew: boolean;
  now: number;
}

/** Starts the first period of a packet; the caller charges for it. */
export async function beginSubscription(tx: Database, order: NewSubscription): Promise<Subscription> {
  const { purchase, purchaseType, packet, price, startMs, now } = order;
  const next = await continuationOf(tx, packet, purchaseType);
  const { endMs, billingDay } = termFrom(startMs, price.period, null);
  const type: SubscriptionType = packet.bundle ? 'bundle' : 'packet';
  const [begun] = await tx
    .insert(subscriptions)
    .values({
      id: nextSnowflake(now),
      userId: purchase.userId,
      packetId: packet.id,
      purchaseId: purchase.id,
      type,
      startAt: new Date(startMs),
      endAt: new Date(endMs),
      billingDay,
      renew: order.renew,
      isTrial: price.isTrial,
      price: next.amount,
      period: next.period,
      paid: fromMinor(price.amount),
      createdAt: new Date(now),
    })
    .returning();
  if (!begun) throw new Error('A subscription was not written');
  return begun;
}
