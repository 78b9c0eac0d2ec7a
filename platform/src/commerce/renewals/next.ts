import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { packets } from '../../db/schema/commerce.ts';
import { subscriptions, userPurchases } from '../../db/schema/subscriptions.ts';
import { fromMinor, toMinor } from '../../domain/billing/money.ts';
import { decideRenewal, type Renewal } from '../../domain/billing/renewal.ts';
import { isDonation } from '../../domain/selling.ts';
import { isBaseNeeded } from '../buying/buyer.ts';
import { balanceOf, bookEntry } from '../ledger.ts';
import { continuationOf } from '../subscriptions/begin.ts';
import { endEarly, endHolding, unusedOf } from '../subscriptions/end.ts';
import { type Holding, includedIn, type Packet, type PurchaseType } from '../subscriptions/subscriptions.ts';
import { notifyEnd } from './notice.ts';

type Context = { userId: number; accountId: number; now: number };
type Next = { packet: Packet; purchaseType: PurchaseType };
type Continuation = Extract<Renewal, { kind: 'continue' }>;

interface Period {
  held: Holding;
  others: Holding[];
  /** Paid packets that the packet of the next period includes: they end when it begins. */
  included: Holding[];
  next: Next | null;
}

async function decide(tx: Database, { held, others, included }: Period, context: Context): Promise<Renewal> {
  const { subscription, packet } = held;
  const due = {
    type: subscription.type,
    isBase: packet.isBase,
    renew: subscription.renew,
    endMs: subscription.endAt?.getTime() ?? context.now,
    price: toMinor(subscription.price),
    period: subscription.period ?? packet.periodHuman,
    billingDay: subscription.billingDay,
  };
  const isBaseThere =
    isDonation(packet) ||
    others.some((other) => other.packet.isBase) ||
    !(await isBaseNeeded(tx, context.userId));
  // A gift is only for a time: it ends no packet that is paid for.
  const isIncluded = others.some(
    (other) => other.subscription.type !== 'promo' && other.packet.includedIds.includes(packet.id),
  );
  const refund = included.reduce((sum, other) => sum + unusedOf(other, context.now), 0);
  const balance = (await balanceOf(tx, context.userId)) + refund;
  return decideRenewal(due, { now: context.now, balance, isBaseThere, isIncluded });
}

/** The next period: of the same packet, or of the one that replaces it. */
async function nextOf(tx: Database, { packet, purchaseType }: Holding): Promise<Next | null> {
  if (!purchaseType) return null;
  const next = await continuationOf(tx, packet, purchaseType);
  const [after] = await tx
    .select()
    .from(packets)
    .where(eq(packets.id, next.packetId ?? packet.id));
  return { packet: after ?? packet, purchaseType: next };
}

async function carryOver(
  tx: Database,
  held: Holding,
  next: Next | null,
): Promise<Partial<typeof subscriptions.$inferInsert>> {
  if (!next || next.packet.id === held.packet.id) return {};
  const { packet, purchaseType } = next;
  if (held.purchase) {
    await tx
      .update(userPurchases)
      .set({ purchaseTypeId: purchaseType.id })
      .where(eq(userPurchases.id, held.purchase.id));
  }
  const later = await continuationOf(tx, packet, purchaseType);
  return { packetId: packet.id, price: later.amount, period: later.period };
}

async function continueIt(
  tx: Database,
  { held, included, next }: Period,
  renewal: Continuation,
  context: Context,
) {
  const { id } = held.subscription;
  const { startMs, endMs, charge, billingDay } = renewal;
  const { accountId, now } = context;
  const reference = `renewal:${id}:${startMs}`;
  const title = (next?.packet ?? held.packet).name;
  // Refunds come first: the balance may not be below zero, not even between two entries.
  for (const other of included) await endEarly(tx, other, 'replaced', { accountId, now });
  await bookEntry(tx, { accountId, amount: -charge, kind: 'renewal', reference, title, now });
  const carried = await carryOver(tx, held, next);
  await tx
    .update(subscriptions)
    .set({
      ...carried,
      startAt: new Date(startMs),
      endAt: new Date(endMs),
      billingDay,
      paid: fromMinor(charge),
      isTrial: false,
    })
    .where(eq(subscriptions.id, id));
}

/** At the end of a period: pays for the next one, or ends the subscription. */
export async function renewOrEnd(
  tx: Database,
  held: Holding,
  others: Holding[],
  context: Context,
): Promise<void> {
  const next = await nextOf(tx, held);
  const included = next && next.packet.id !== held.packet.id ? includedIn(next.packet, others) : [];
  const period = { held, others, included, next };
  const renewal = await decide(tx, period, context);
  if (renewal.kind === 'continue') await continueIt(tx, period, renewal, context);
  else {
    await endHolding(tx, held, renewal.reason, context.now);
    await notifyEnd(tx, held, renewal.reason, context.now);
  }
}
