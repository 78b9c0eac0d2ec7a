'use client';

import { useNow } from '@/lib/client/hooks/use-now';

/** States of programmes change by the minute. */
const STEP_SECONDS = 60;

/** Unix seconds on the clock of the viewer; first the time of the page, so that server and browser render the same. */
export function useClock(pageNow: number): number {
  return useNow(STEP_SECONDS) ?? pageNow;
}
