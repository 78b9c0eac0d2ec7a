'use client';

import { useCallback, useEffect, useState } from 'react';
import { SEARCH_HIDE_MS } from '@/lib/rules/search/constants';

/** Spec 2 §2, §5: Escape closes search and returns to the page before; the field hides 300 ms later. */
export function useSearchClosing(leave: () => void, onClosed: () => void) {
  const [isClosing, setClosing] = useState(false);

  const close = useCallback(() => {
    setClosing(true);
    leave();
  }, [leave]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An open dialog over the page closes first.
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
