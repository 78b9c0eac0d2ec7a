'use client';

import { useEffect } from 'react';
import { showDialogsOnPageOpen } from '@/lib/client/session/at-opening';

/** Shows nothing. Runs once when a logged-in viewer loads a page, not on client-side navigation. */
export function AtOpening({ hasContract }: { hasContract: boolean }) {
  useEffect(() => {
    // A script that does not load is tried again by the next page.
    showDialogsOnPageOpen({ hasContract }).catch(() => {});
  }, [hasContract]);
  return null;
}
