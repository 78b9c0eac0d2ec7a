export type SubscriptionState = 'active' | 'paused' | 'planned' | 'ended';

/**
 * How long the renewal of a period may take: the run comes every minute. Until it has decided, what renews is not over, so that
 * nobody is cut off in the middle of a programme that is paid for a moment later.
 */
export const RENEWAL_GRACE_MS = 5 * 60_000;

export type StatedTerm = {
  type: 'packet' | 'promo' | 'bundle';
  startMs: number;
  endMs: number | null;
  isPaused: boolean;
  renew: boolean;
  /** Set once something has ended it. */
  endReason: string | null;
};

/** What a subscription is at a moment. */
export function stateOf(term: StatedTerm, nowMs: number): SubscriptionState {
  const { type, startMs, endMs, isPaused, renew, endReason } = term;
  if (endReason !== null) return 'ended';
  if (isPaused) return 'paused';
  if (startMs > nowMs) return 'planned';
  const grace = renew && type !== 'promo' ? RENEWAL_GRACE_MS : 0;
  return endMs !== null && endMs + grace <= nowMs ? 'ended' : 'active';
}
