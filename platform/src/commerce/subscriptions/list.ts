import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { Minor } from '../../domain/billing/money.ts';
import { addPeriod } from '../../domain/billing/period.ts';
import { type SubscriptionState, stateOf } from '../../domain/billing/state.ts';
import { unusedOf } from './end.ts';
import {
  futuresOf,
  holdingsOf,
  type Pause,
  type Planned,
  pausesOf,
  type Subscription,
} from './subscriptions.ts';

/** A subscription as lists show it. */
export interface Listed {
  state: SubscriptionState;
  subscription: Subscription;
  pauses: Pause[];
  /** Another packet begins at its end, so it will not be charged again. */
  isReplaced: boolean;
  /** What comes back when it is removed in its pause; null when it is not paused. */
  refund: Minor | null;
}

/** A future packet in the form of the subscription that it will be. */
function planned({ future, packet, purchaseType }: Planned): Subscription | null {
  if (!purchaseType) return null;
  const { id, userId, packetId, purchaseId, startAt, renew, createdAt } = future;
  const { amount, period } = purchaseType;
  return {
    id,
    userId,
    packetId,
    purchaseId,
    startAt,
    renew,
    createdAt,
    type: packet.bundle ? 'bundle' : 'packet',
    endAt: new Date(addPeriod(startAt.getTime(), period)),
    isTrial: false,
    isPaused: false,
    price: amount,
    period,
    billingDay: null,
    paid: '0.00',
    endReason: null,
  };
}

const termOf = ({ startAt, endAt, endReason, isPaused, renew, type }: Subscription) => ({
  isPaused,
  renew,
  type,
  endReason,
  startMs: startAt.getTime(),
  endMs: endAt?.getTime() ?? null,
});

/** Every subscription of a user: ended, current and future ones, the oldest first. */
export async function listSubscriptions(db: Database, userId: number, now: number): Promise<Listed[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
  const pauses = await pausesOf(
    db,
    rows.map(({ id }) => id),
  );
  const later = await futuresOf(db, userId);
  const holdings = later.length > 0 ? await holdingsOf(db, userId) : [];
  const replaced = new Set(holdings.flatMap(({ future, subscription }) => (future ? [subscription.id] : [])));
  const begun = rows.map((subscription) => {
    const state = stateOf(termOf(subscription), now);
    const own = pauses.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    const refund =
      state === 'paused' && subscription.type === 'packet'
        ? unusedOf({ subscription, pauses: own }, now)
        : null;
    return { state, subscription, pauses: own, isReplaced: replaced.has(subscription.id), refund };
  });
  const toCome = later.flatMap((plan) => {
    const subscription = planned(plan);
    return subscription
      ? [{ state: 'planned' as const, subscription, pauses: [], isReplaced: false, refund: null }]
      : [];
  });
  return [...begun, ...toCome];
}
