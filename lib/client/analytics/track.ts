import type { Happened } from '@/lib/rules/analytics/events';

/**
 * How components report events that the listener cannot see. It works without a listener
 * (lib/client/analytics/collect.ts).
 */
export const TRACK_EVENT = 'taspa:happened';

export function track(happened: Happened): void {
  dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: happened }));
}
