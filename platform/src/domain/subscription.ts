export type SubscriptionTerm = {
  packetId: number;
  startAt: Date;
  endAt: Date | null;
  isPaused: boolean;
};

/** A pause holds a subscription open past its end: the days that are left come after it. */
export function isOver({ endAt, isPaused }: Omit<SubscriptionTerm, 'packetId'>, nowMs: number): boolean {
  return !isPaused && endAt !== null && endAt.getTime() <= nowMs;
}

/** Running now: begun, not over, not paused (spec 3, subscriptions). */
function isRunning(term: SubscriptionTerm, nowMs: number): boolean {
  return !term.isPaused && term.startAt.getTime() <= nowMs && !isOver(term, nowMs);
}

/** The packets a viewer holds now; a base packet brings along what is included in it. */
export function heldPackets(
  terms: readonly SubscriptionTerm[],
  includedIn: (packetId: number) => readonly number[],
  nowMs: number,
): Set<number> {
  const held = new Set<number>();
  for (const term of terms) {
    if (!isRunning(term, nowMs)) continue;
    held.add(term.packetId);
    for (const id of includedIn(term.packetId)) held.add(id);
  }
  return held;
}

/** What the buttons of a packet depend on (spec 3 §4 Subscription actions). */
export type ActionFacts = {
  /** Null: not owned. */
  subscription: { type: string; renew: boolean; isPaused: boolean; purchaseId: string | null } | null;
  /** On offer to this viewer. */
  isSold: boolean;
  /** Comes with another packet that is held. */
  isChildPacket: boolean;
  allowDeletePaused: boolean;
  /** Ways to buy the packet. */
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

/** Spec 3 §4 Subscription actions: gifts, contracts and packets that come with another one have no buttons. */
export function subscriptionActions(facts: ActionFacts): SubscriptionActions {
  const { subscription, isSold, isChildPacket, allowDeletePaused, periods } = facts;
  if (isChildPacket) return NO_ACTIONS;
  if (!subscription) return { ...NO_ACTIONS, can_subscribe: isSold };
  if (subscription.type !== 'packet') return NO_ACTIONS;
  if (subscription.isPaused) return { ...NO_ACTIONS, can_unsubscribe: allowDeletePaused };
  const { renew } = subscription;
  return {
    ...NO_ACTIONS,
    can_change_period: renew && isSold && periods > 1,
    can_disable_renew: renew,
    can_unsubscribe: renew && subscription.purchaseId === null,
    can_enable_renew: !renew && isSold,
  };
}
