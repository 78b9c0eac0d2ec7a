import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Snapshot } from '../../catalogue/model.ts';
import { heldPackets, isOver } from '../../domain/subscription.ts';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { futures, subscriptions, userPurchases } from '../schema/subscriptions.ts';

export type Subscription = typeof subscriptions.$inferSelect;
export type UserPurchase = typeof userPurchases.$inferSelect;
export type Future = typeof futures.$inferSelect;

/** Everything a viewer has of packets: what every answer about packets is coloured by. */
export type OwnPackets = {
  /** The one subscription to each packet that is not over, paused and planned ones included. */
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

/** What the caller has of packets; nothing for who came without a token. */
export async function ownPackets(
  db: Database,
  caller: Pick<Caller, 'userId'> | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<OwnPackets> {
  if (!caller) return NO_PACKETS;
  const { userId } = caller;
  const lasting = or(isNull(subscriptions.endAt), gt(subscriptions.endAt, new Date(nowMs)));
  const [terms, orders, later] = await Promise.all([
    db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, userId),
          or(lasting, eq(subscriptions.isPaused, true), eq(subscriptions.isTrial, true)),
        ),
      )
      .orderBy(asc(subscriptions.startAt), asc(subscriptions.id)),
    db
      .select()
      .from(userPurchases)
      .where(and(eq(userPurchases.userId, userId), ne(userPurchases.status, 'ended'))),
    db.select().from(futures).where(eq(futures.userId, userId)),
  ]);
  const open = terms.filter((term) => !isOver(term, nowMs));
  return {
    subscriptions: new Map(open.map((term) => [term.packetId, term])),
    purchases: new Map(orders.map((order) => [order.id, order])),
    futures: new Map(later.map((future) => [future.packetId, future])),
    usedTrials: new Set(terms.filter(({ isTrial }) => isTrial).map(({ packetId }) => packetId)),
    held: heldPackets(open, (id) => snapshot.packets.get(id)?.includedIds ?? [], nowMs),
  };
}
