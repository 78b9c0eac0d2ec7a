import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { Minor } from '../../domain/billing/money.ts';
import type { Price } from '../../domain/billing/price.ts';
import { termFrom } from '../../domain/billing/renewal.ts';
import type { SubscriptionState } from '../../domain/billing/state.ts';
import { stateAt } from '../../domain/subscription.ts';
import { priceNow } from '../buying/price.ts';
import { continuationOf } from './begin.ts';
import { unusedOf } from './end.ts';
import {
  futuresOf,
  holdingsOf,
  type Pause,
  type Planned,
  pausesOf,
  type Subscription,
  waitingPlans,
} from './subscriptions.ts';

/** A subscription as lists show it. */
export interface Listed {
  state: SubscriptionState;
  subscription: Subscription;
  pauses: Pause[];
  /** Another packet begins at its end, so it will not be charged again. */
  isReplaced: boolean;
  /** It begins behind a paused packet, on a day that is not known before that one is resumed. */
  isWaiting: boolean;
  /** What comes back when it is removed in its pause; null when it is not paused. */
  refund: Minor | null;
  /** What its first period costs; null when it has begun. */
  first: Price | null;
}

/** What a future packet costs when it begins, as `beginPlanned` will charge it, and from its next period on. */
export async function plannedPrice(db: Database, userId: number, { packet, purchaseType }: Planned) {
  if (!purchaseType) return null;
  const first = await priceNow(db, userId, purchaseType);
  return { first, next: await continuationOf(db, packet, purchaseType) };
}

/** A future packet in the form of the subscription that it will be. */
async function planned(db: Database, plan: Planned, isWaiting: boolean): Promise<Listed | null> {
  const { id, userId, packetId, purchaseId, startAt, renew, createdAt } = plan.future;
  const price = await plannedPrice(db, userId, plan);
  if (!price) return null;
  const { first, next } = price;
  const subscription: Subscription = {
    id,
    userId,
    packetId,
    purchaseId,
    startAt,
    renew,
    createdAt,
    type: plan.packet.bundle ? 'bundle' : 'packet',
    endAt: new Date(termFrom(startAt.getTime(), first.period, null).endMs),
    isTrial: first.isTrial,
    isPaused: false,
    price: next.amount,
    period: next.period,
    billingDay: null,
    paid: '0.00',
    endReason: null,
  };
  const none = { pauses: [], isReplaced: false, refund: null };
  return { state: 'planned', subscription, ...none, isWaiting, first };
}

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
    const state = stateAt(subscription, now);
    const own = pauses.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    const refund =
      state === 'paused' && subscription.type === 'packet'
        ? unusedOf({ subscription, pauses: own }, now)
        : null;
    return {
      state,
      subscription,
      pauses: own,
      isReplaced: replaced.has(subscription.id),
      isWaiting: false,
      refund,
      first: null,
    };
  });
  const waiting = waitingPlans(holdings);
  const toCome = await Promise.all(later.map((plan) => planned(db, plan, waiting.has(plan.future.id))));
  return [...begun, ...toCome.filter((listed) => listed !== null)];
}
