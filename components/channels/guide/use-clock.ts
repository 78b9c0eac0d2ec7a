'use client';

import { useNow } from '@/lib/client/hooks/use-now';

/** States of programmes change by the minute. */
const STEP_SECONDS = 60;

/** Unix seconds of the viewer's clock; at first those of the page, so that both draw the same. */
export function useClock(pageNow: number): number {
  return useNow(STEP_SECONDS) ?? pageNow;
}
