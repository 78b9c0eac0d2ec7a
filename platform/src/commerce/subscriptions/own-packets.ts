import { and, ne } from 'drizzle-orm';
import type { Snapshot } from '../../catalogue/model.ts';
import { isAnyOf, rowsByKey } from '../../db/batch.ts';
import type { Database } from '../../db/open.ts';
import { subscriptionsOf } from '../../db/queries/subscriptions.ts';
import { futures, userPurchases } from '../../db/schema/subscriptions.ts';
import { heldPackets, stateAt } from '../../domain/subscription.ts';
import type { Caller } from '../../http/caller.ts';
import { usedTrials } from '../buying/price.ts';
import type { Future, Subscription, UserPurchase } from './subscriptions.ts';

/** Everything about packets that belongs to a viewer: every answer about packets depends on it. */
export type OwnPackets = {
  /** The subscription to each packet that is not over, including paused and planned ones; a purchase wins over a gift. */
  subscriptions: ReadonlyMap<number, Subscription>;
  /** Standing orders that are not over, by number. */
  purchases: ReadonlyMap<string, UserPurchase>;
  /** Packets that begin later. */
  futures: ReadonlyMap<number, Future>;
  /** Packets whose trial was used. */
  usedTrials: ReadonlySet<number>;
  /** Packets that are open now, and the packets included in them. */
  held: ReadonlySet<number>;
};

/** What of them decides about offers. */
export type Holdings = Pick<OwnPackets, 'subscriptions' | 'usedTrials' | 'held'>;

const NO_PACKETS: OwnPackets = {
  subscriptions: new Map(),
  purchases: new Map(),
  futures: new Map(),
  usedTrials: new Set(),
  held: new Set(),
};

/** The last subscription in a list wins, so purchases come last. */
const giftsFirst = (a: Subscription, b: Subscription) =>
  Number(b.type === 'promo') - Number(a.type === 'promo');

const byUser = ({ userId }: { userId: number }) => userId;

const ordersOf = rowsByKey(
  (db) =>
    db
      .select()
      .from(userPurchases)
      .where(and(isAnyOf(userPurchases.userId, 'keys'), ne(userPurchases.status, 'ended')))
      .prepare('own_purchases'),
  byUser,
);

const futuresOf = rowsByKey(
  (db) => db.select().from(futures).where(isAnyOf(futures.userId, 'keys')).prepare('own_futures'),
  byUser,
);

/** The part of the caller's packets that decides about offers; empty without a token. */
export async function holdingsOf(
  db: Database,
  caller: Pick<Caller, 'userId'> | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<Holdings> {
  if (!caller) return NO_PACKETS;
  const [terms, trials] = await Promise.all([
    subscriptionsOf(db)(caller.userId),
    usedTrials(db, caller.userId),
  ]);
  const open = terms.filter((term) => stateAt(term, nowMs) !== 'ended').sort(giftsFirst);
  return {
    subscriptions: new Map(open.map((term) => [term.packetId, term])),
    usedTrials: trials,
    held: heldPackets(open, (id) => snapshot.packets.get(id)?.includedIds ?? [], nowMs),
  };
}

/** The caller's packets; empty without a token. */
export async function ownPackets(
  db: Database,
  caller: Pick<Caller, 'userId'> | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<OwnPackets> {
  if (!caller) return NO_PACKETS;
  const [holdings, orders, later] = await Promise.all([
    holdingsOf(db, caller, snapshot, nowMs),
    ordersOf(db)(caller.userId),
    futuresOf(db)(caller.userId),
  ]);
  return {
    ...holdings,
    purchases: new Map(orders.map((order) => [order.id, order])),
    futures: new Map(later.map((future) => [future.packetId, future])),
  };
}

/** A trial is given once, and not for a packet that is already bought (commerce/buying/price.ts). */
export function isTrialOpen({ usedTrials: used, subscriptions: own }: Holdings, packetId: number): boolean {
  const subscription = own.get(packetId);
  return !used.has(packetId) && (!subscription || subscription.type === 'promo');
}
