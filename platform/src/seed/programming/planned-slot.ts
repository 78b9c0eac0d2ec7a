import type { Airing } from '../titles.ts';

/** Minutes of the week, which begins on Thursday at 05:00 (UTC+5). */
export interface PlannedSlot {
  at: number;
  minutes: number;
  airing: Airing;
}
