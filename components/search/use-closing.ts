'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { SEARCH_HIDE_MS } from '@/lib/rules/search/constants';

/** Spec 2 §2, §5: Esc closes; the field goes 300 ms later, having led back to where one was. */
export function useClosing(leave: () => void, onClosed: () => void) {
  const [isClosing, setClosing] = useState(false);

  const hasLeft = useRef(false);

  const close = useCallback(() => {
    // Leaving twice would be two steps back.
    if (hasLeft.current) return;
    hasLeft.current = true;
    setClosing(true);
    leave();
  }, [leave]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialog over the page closes first, and by itself.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(onClosed, SEARCH_HIDE_MS);
    return () => clearTimeout(timer);
  }, [isClosing, onClosed]);

  return { isClosing, close };
}
