import type { AudienceHeartbeat } from '@/lib/rules/analytics/audience-counter';
import type { UntimedEvent } from '@/lib/rules/analytics/events';

/**
 * How components report events that the listener cannot see. It works without a listener
 * (lib/client/analytics/collect.ts).
 */
export const TRACK_EVENT = 'taspa:happened';

export function track(happened: UntimedEvent): void {
  dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: happened }));
}

/** How the player reports that somebody watches a broadcast whose audience is counted by others. */
export const AUDIENCE_EVENT = 'taspa:audience';

export function countAudience(heartbeat: AudienceHeartbeat): void {
  dispatchEvent(new CustomEvent(AUDIENCE_EVENT, { detail: heartbeat }));
}
