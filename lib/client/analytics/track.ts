import type { Happened } from '@/lib/rules/analytics/events';

/**
 * How components report events that the listener cannot see. It works without a listener
 * (lib/client/analytics/collect.ts).
 */
export const TOLD = 'taspa:happened';

export function tell(happened: Happened): void {
  dispatchEvent(new CustomEvent(TOLD, { detail: happened }));
}
