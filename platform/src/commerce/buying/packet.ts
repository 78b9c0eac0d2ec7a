import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { subscriptions, userPurchases } from '../../db/schema/subscriptions.ts';
import { bookEntry, transactionOf } from '../ledger.ts';
import { beginSubscription } from '../subscriptions/begin.ts';
import { endEarly } from '../subscriptions/end.ts';
import { dropPlan, planAfter } from '../subscriptions/futures.ts';
import { type Holding, holding, type Packet, type UserPurchase } from '../subscriptions/subscriptions.ts';
import { trialReference } from './price.ts';
import type { Quote } from './quote.ts';

type PacketOrder = Quote & { packet: Packet; purchase: UserPurchase; now: number };

/** Executes the decision of the rules about an order for a packet. */
export async function buyPacket(tx: Database, bought: PacketOrder): Promise<UserPurchase> {
  const { order, holdings, purchase, purchaseType, packet, now } = bought;
  if (order.kind === 'keep') return renewAgain(tx, holding(holdings, order.held.id), purchase);
  await tx.insert(userPurchases).values(purchase);
  if (order.kind === 'later') {
    const after = holding(holdings, order.after.id);
    const planned = { ...purchaseType, packetId: packet.id };
    await planAfter(tx, after, { purchase, purchaseType: planned, now });
    return purchase;
  }
  // Refunds for replaced packets come first: the balance may not be below zero, not even between two entries.
  const context = { accountId: purchase.accountId, now };
  for (const { id } of order.replaces) await endEarly(tx, holding(holdings, id), 'replaced', context);
  await payAndBegin(tx, bought);
  return purchase;
}

async function payAndBegin(tx: Database, { purchase, purchaseType, packet, price, now }: PacketOrder) {
  const { accountId, id } = purchase;
  const reference = price.isTrial ? trialReference(packet.id) : `purchase:${id}`;
  const transactionId = transactionOf(purchase.reference);
  const entry = { accountId, amount: -price.amount, reference, title: packet.name, transactionId, now };
  await bookEntry(tx, { ...entry, kind: 'purchase' });
  const order = { purchase, purchaseType, packet, price, startMs: now, renew: true, now };
  await beginSubscription(tx, order);
}

/** Turns renewal on again for an owned packet: nothing is paid before the end of its period. */
async function renewAgain(tx: Database, held: Holding, order: UserPurchase): Promise<UserPurchase> {
  await dropPlan(tx, held);
  await tx.update(subscriptions).set({ renew: true }).where(eq(subscriptions.id, held.subscription.id));
  const [renewed] = await tx
    .update(userPurchases)
    .set({ status: 'active', reference: order.reference })
    .where(eq(userPurchases.id, held.purchase?.id ?? ''))
    .returning();
  if (!renewed) throw new Error(`Subscription ${held.subscription.id} has no purchase`);
  return renewed;
}
