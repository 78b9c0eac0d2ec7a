import type { Happened } from './events';

/** How parts of a page tell what only they know; whoever collects hears it, and nobody need (lib/analytics/collect.ts). */
export const TOLD = 'taspa:happened';

export function tell(happened: Happened): void {
  dispatchEvent(new CustomEvent(TOLD, { detail: happened }));
}
