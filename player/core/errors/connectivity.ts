import { PING_FIRST_MS, PING_MAX_MS } from '../constants';

/** Spec 2 §4 Blackout and offline, §9 Timers: the wait before ping number n (from 0) doubles from 2 s to 60 s. */
export function pingDelay(attempt: number): number {
  return Math.min(PING_FIRST_MS * 2 ** Math.min(attempt, 16), PING_MAX_MS);
}
