/** 'packet' was bought, 'promo' came from a promo key, 'bundle' from a contract with the provider. */
export type SubscriptionType = 'packet' | 'promo' | 'bundle';

export type SubscriptionState = 'active' | 'paused' | 'planned' | 'ended';

/**
 * The time limit for the renewal of a period: runs come every minute. Until then a renewing subscription is not over, so
 * that no programme is interrupted for a packet that is paid a moment later.
 */
export const RENEWAL_GRACE_MS = 5 * 60_000;

export type StatedTerm = {
  type: SubscriptionType;
  startMs: number;
  endMs: number | null;
  isPaused: boolean;
  renew: boolean;
  /** Set when it ended. */
  endReason: string | null;
};

/** The state of a subscription at a moment. */
export function stateOf(term: StatedTerm, nowMs: number): SubscriptionState {
  const { type, startMs, endMs, isPaused, renew, endReason } = term;
  if (endReason !== null) return 'ended';
  if (isPaused) return 'paused';
  if (startMs > nowMs) return 'planned';
  const grace = renew && type !== 'promo' ? RENEWAL_GRACE_MS : 0;
  return endMs !== null && endMs + grace <= nowMs ? 'ended' : 'active';
}
