import { CARD_PENDING_POLL_MS, CARD_POLL_MS, MOST_CHECKING_MS, MOST_FAILURES } from './constants';

/**
 * The result of one check of the linking; `silent` means no usable answer (spec 3 §8: 404 is ignored, 504
 * retried silently).
 */
export type CardCheck = 'pending' | 'complete' | 'error' | 'silent';

export interface CardPoll {
  beganAt: number;
  /** Consecutive checks without an answer. */
  failures: number;
}

export type CardVerdict =
  | { kind: 'again'; inMs: number; poll: CardPoll }
  | { kind: 'linked' }
  | { kind: 'failed' };

/** Spec 3 §4 Promo wizard: the next step after a check of the card linking. */
export function afterCheck(poll: CardPoll, check: CardCheck, now: number): CardVerdict {
  if (check === 'complete') return { kind: 'linked' };
  if (check === 'error' || now - poll.beganAt > MOST_CHECKING_MS) return { kind: 'failed' };
  if (check === 'pending') {
    return { kind: 'again', inMs: CARD_PENDING_POLL_MS, poll: { ...poll, failures: 0 } };
  }
  const failures = poll.failures + 1;
  if (failures >= MOST_FAILURES) return { kind: 'failed' };
  return { kind: 'again', inMs: CARD_POLL_MS, poll: { ...poll, failures } };
}
