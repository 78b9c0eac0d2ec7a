'use client';

import { useEffect, useState } from 'react';
import { CLOSE_WAIT_MS } from '@/lib/rules/pages/closing';

/** Spec 2 §4: closing a modal page of a title stops what plays, waits, and leaves then. */
export function useClosing(leave: () => void) {
  const [isClosing, setClosing] = useState(false);
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(leave, CLOSE_WAIT_MS);
    // The viewer may have gone back before.
    return () => clearTimeout(timer);
  }, [isClosing, leave]);
  return { isClosing, begin: () => setClosing(true) };
}
