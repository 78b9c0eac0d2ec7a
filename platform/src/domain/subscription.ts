import { type SubscriptionState, type SubscriptionType, stateOf } from './billing/state.ts';

/** The data that decides whether a subscription is active; a row of the table has all of it. */
export type SubscriptionTerm = {
  packetId: number;
  type: SubscriptionType;
  startAt: Date;
  endAt: Date | null;
  isPaused: boolean;
  renew: boolean;
  endReason: string | null;
};

/** The state of a subscription at a moment. */
export function stateAt(term: SubscriptionTerm, nowMs: number): SubscriptionState {
  const { startAt, endAt } = term;
  return stateOf({ ...term, startMs: startAt.getTime(), endMs: endAt?.getTime() ?? null }, nowMs);
}

/** The packets a viewer owns now, with the packets included in them. */
export function heldPackets(
  terms: readonly SubscriptionTerm[],
  includedIn: (packetId: number) => readonly number[],
  nowMs: number,
): Set<number> {
  const held = new Set<number>();
  for (const term of terms) {
    if (stateAt(term, nowMs) !== 'active') continue;
    held.add(term.packetId);
    for (const id of includedIn(term.packetId)) held.add(id);
  }
  return held;
}

/** The data that decides about the buttons of a packet (spec 3 §4 Subscription actions). */
export type ActionFacts = {
  /** Null: not owned. */
  subscription: { type: string; renew: boolean; isPaused: boolean } | null;
  /** The terms of its order allow turning it off. */
  isCancelable: boolean;
  /** On offer to this viewer. */
  isSold: boolean;
  /** Included in another owned packet. */
  isChildPacket: boolean;
  allowDeletePaused: boolean;
  /** Number of purchase types of the packet. */
  periods: number;
};

/** Keys as on the wire. */
export type SubscriptionActions = {
  can_subscribe: boolean;
  can_change_period: boolean;
  can_disable_renew: boolean;
  can_unsubscribe: boolean;
  can_enable_renew: boolean;
};

const NO_ACTIONS: SubscriptionActions = {
  can_subscribe: false,
  can_change_period: false,
  can_disable_renew: false,
  can_unsubscribe: false,
  can_enable_renew: false,
};

/**
 * Spec 3 §4 Subscription actions; only a paused subscription can end early. Gifts, contracts and included packets have no
 * buttons.
 */
export function subscriptionActions(facts: ActionFacts): SubscriptionActions {
  const { subscription, isCancelable, isSold, isChildPacket, allowDeletePaused, periods } = facts;
  if (isChildPacket) return NO_ACTIONS;
  if (!subscription) return { ...NO_ACTIONS, can_subscribe: isSold };
  if (subscription.type !== 'packet') return NO_ACTIONS;
  if (subscription.isPaused) return { ...NO_ACTIONS, can_unsubscribe: allowDeletePaused };
  const { renew } = subscription;
  return {
    ...NO_ACTIONS,
    can_change_period: renew && isSold && periods > 1,
    can_disable_renew: renew && isCancelable,
    can_enable_renew: !renew && isSold,
  };
}
