import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { packets } from '../../db/schema/commerce.ts';
import {
  futures,
  purchaseTypes,
  subscriptionPauses,
  subscriptions,
  userPurchases,
} from '../../db/schema/subscriptions.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { Held } from '../../domain/billing/order.ts';

export type Packet = typeof packets.$inferSelect;
export type PurchaseType = typeof purchaseTypes.$inferSelect;
export type UserPurchase = typeof userPurchases.$inferSelect;
export type Subscription = typeof subscriptions.$inferSelect;
export type Future = typeof futures.$inferSelect;
export type Pause = typeof subscriptionPauses.$inferSelect;

/** A subscription with its packet, purchase and pauses. Gifts have no purchase. */
export interface Holding {
  subscription: Subscription;
  packet: Packet;
  purchase: UserPurchase | null;
  purchaseType: PurchaseType | null;
  /** The packet that begins at its end instead of its next period. */
  future: Future | null;
  /** All pauses, the earliest first. */
  pauses: Pause[];
}

/** A future belongs to the base packet, or to the additional packet with the same number. */
const follows = (future: Future, isBaseFuture: boolean, holding: Pick<Holding, 'subscription' | 'packet'>) =>
  holding.subscription.type === 'packet' &&
  (future.packetId === holding.packet.id || (isBaseFuture && holding.packet.isBase));

/** All subscriptions of a user that have not ended, bases first: running, paused, or waiting for the renewal run. */
export async function holdingsOf(db: Database, userId: number): Promise<Holding[]> {
  const rows = await db
    .select({
      subscription: subscriptions,
      packet: packets,
      purchase: userPurchases,
      purchaseType: purchaseTypes,
    })
    .from(subscriptions)
    .innerJoin(packets, eq(packets.id, subscriptions.packetId))
    .leftJoin(userPurchases, eq(userPurchases.id, subscriptions.purchaseId))
    .leftJoin(purchaseTypes, eq(purchaseTypes.id, userPurchases.purchaseTypeId))
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endReason)))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
  const planned = rows.length > 0 ? await plannedOf(db, userId) : [];
  const pauses = await pausesOf(
    db,
    rows.map(({ subscription }) => subscription.id),
  );
  const holdings = rows.map((row) => {
    const plan = planned.find(({ future, isBase }) => follows(future, isBase, row));
    const own = pauses.filter(({ subscriptionId }) => subscriptionId === row.subscription.id);
    return { ...row, future: plan?.future ?? null, pauses: own };
  });
  return holdings.sort((a, b) => Number(b.packet.isBase) - Number(a.packet.isBase));
}

export async function pausesOf(db: Database, subscriptionIds: string[]): Promise<Pause[]> {
  if (subscriptionIds.length === 0) return [];
  return db
    .select()
    .from(subscriptionPauses)
    .where(inArray(subscriptionPauses.subscriptionId, subscriptionIds))
    .orderBy(asc(subscriptionPauses.startAt), asc(subscriptionPauses.id));
}

export interface Planned {
  future: Future;
  packet: Packet;
  purchase: UserPurchase | null;
  purchaseType: PurchaseType | null;
}

/** The plans behind a paused packet: when it ends, and they begin, is not known before it is resumed. */
export const waitingPlans = (holdings: Holding[]): Set<string> =>
  new Set(
    holdings.flatMap(({ future, subscription }) => (future && subscription.isPaused ? [future.id] : [])),
  );

/** The packets of a user that begin later, the earliest first. */
export function futuresOf(db: Database, userId: number): Promise<Planned[]> {
  return db
    .select({ future: futures, packet: packets, purchase: userPurchases, purchaseType: purchaseTypes })
    .from(futures)
    .innerJoin(packets, eq(packets.id, futures.packetId))
    .leftJoin(userPurchases, eq(userPurchases.id, futures.purchaseId))
    .leftJoin(purchaseTypes, eq(purchaseTypes.id, futures.purchaseTypeId))
    .where(eq(futures.userId, userId))
    .orderBy(asc(futures.startAt), asc(futures.id));
}

/** Only what a holding needs of {@link futuresOf}. */
const plannedOf = (db: Database, userId: number): Promise<{ future: Future; isBase: boolean }[]> =>
  db
    .select({ future: futures, isBase: packets.isBase })
    .from(futures)
    .innerJoin(packets, eq(packets.id, futures.packetId))
    .where(eq(futures.userId, userId))
    .orderBy(asc(futures.startAt), asc(futures.id));

/** A holding in the form that the rules need. */
export function heldOf({ subscription, packet, purchaseType, future }: Holding): Held {
  return {
    id: subscription.id,
    type: subscription.type,
    packetId: packet.id,
    isBase: packet.isBase,
    purchaseTypeId: purchaseType?.id ?? null,
    amount: toMinor(purchaseType?.amount ?? subscription.price),
    period: purchaseType?.period ?? subscription.period ?? packet.periodHuman,
    renew: subscription.renew,
    isPaused: subscription.isPaused,
    hasPlan: future !== null,
    includedIds: packet.includedIds,
    availableIds: packet.availableIds,
  };
}

/** The paid additional packets that a packet includes: nobody pays twice for the same channels. */
export const includedIn = ({ includedIds }: Packet, holdings: Holding[]): Holding[] =>
  holdings.filter(
    ({ packet, subscription }) =>
      !packet.isBase && subscription.type === 'packet' && includedIds.includes(packet.id),
  );

/** The holding with an id from the same list. */
export function holding(holdings: Holding[], id: string): Holding {
  const found = holdings.find(({ subscription }) => subscription.id === id);
  if (!found) throw new Error(`No subscription ${id}`);
  return found;
}
