import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Snapshot } from '../../catalogue/model.ts';
import type { Database } from '../../db/open.ts';
import { futures, subscriptions, userPurchases } from '../../db/schema/subscriptions.ts';
import { heldPackets, stateAt } from '../../domain/subscription.ts';
import type { Caller } from '../../http/caller.ts';
import { usedTrials } from '../buying/price.ts';
import type { Future, Subscription, UserPurchase } from './subscriptions.ts';

/** Everything a viewer has of packets: what every answer about packets is coloured by. */
export type OwnPackets = {
  /** The subscription to each packet that is not over, paused and planned ones included; a bought one before a gift. */
  subscriptions: ReadonlyMap<number, Subscription>;
  /** Standing orders that are not over, by their number. */
  purchases: ReadonlyMap<string, UserPurchase>;
  /** Packets that begin later. */
  futures: ReadonlyMap<number, Future>;
  /** Packets whose trial was had. */
  usedTrials: ReadonlySet<number>;
  /** Packets that may be watched now, with what comes with them. */
  held: ReadonlySet<number>;
};

export const NO_PACKETS: OwnPackets = {
  subscriptions: new Map(),
  purchases: new Map(),
  futures: new Map(),
  usedTrials: new Set(),
  held: new Set(),
};

/** The last of a list wins the place of its packet, so what was bought comes last. */
const giftsFirst = (a: Subscription, b: Subscription) =>
  Number(b.type === 'promo') - Number(a.type === 'promo');

/** What the caller has of packets; nothing for who came without a token. */
export async function ownPackets(
  db: Database,
  caller: Pick<Caller, 'userId'> | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<OwnPackets> {
  if (!caller) return NO_PACKETS;
  const { userId } = caller;
  const [terms, orders, later, trials] = await Promise.all([
    db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endReason)))
      .orderBy(asc(subscriptions.startAt), asc(subscriptions.id)),
    db
      .select()
      .from(userPurchases)
      .where(and(eq(userPurchases.userId, userId), ne(userPurchases.status, 'ended'))),
    db.select().from(futures).where(eq(futures.userId, userId)),
    usedTrials(db, userId),
  ]);
  const open = terms.filter((term) => stateAt(term, nowMs) !== 'ended').sort(giftsFirst);
  return {
    subscriptions: new Map(open.map((term) => [term.packetId, term])),
    purchases: new Map(orders.map((order) => [order.id, order])),
    futures: new Map(later.map((future) => [future.packetId, future])),
    usedTrials: trials,
    held: heldPackets(open, (id) => snapshot.packets.get(id)?.includedIds ?? [], nowMs),
  };
}

/** A trial is given once, and not for what is bought already (commerce/price.ts). */
export function isTrialOpen({ usedTrials: used, subscriptions: own }: OwnPackets, packetId: number): boolean {
  const subscription = own.get(packetId);
  return !used.has(packetId) && (!subscription || subscription.type === 'promo');
}
