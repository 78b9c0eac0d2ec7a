import type { Happened } from '@/lib/rules/analytics/events';

/** How parts of a page report what only they know. Nobody has to be listening (lib/client/analytics/collect.ts). */
export const TOLD = 'taspa:happened';

export function tell(happened: Happened): void {
  dispatchEvent(new CustomEvent(TOLD, { detail: happened }));
}
