'use client';

import { useEffect, useState } from 'react';
import { CLOSE_WAIT_MS } from '@/lib/rules/pages/closing';
import { useShownAgain } from './use-shown-again';

/** A page over another one begins to close, waits for its animation, and leaves then (spec 2 §4, spec 3 §2). */
export function useClosing(leave: () => void, waitMs = CLOSE_WAIT_MS) {
  const [isClosing, setClosing] = useState(false);
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(leave, waitMs);
    // The viewer may have gone back before.
    return () => clearTimeout(timer);
  }, [isClosing, leave, waitMs]);
  useShownAgain(() => setClosing(false));
  return { isClosing, begin: () => setClosing(true) };
}
