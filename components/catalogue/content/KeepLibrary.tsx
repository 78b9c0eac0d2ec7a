'use client';

import { useEffect } from 'react';
import { keepLibrary } from '@/lib/client/browser/keep-library';

const HANDS = ['pointerdown', 'click'] as const;

/** Keeps the library of the address in the links of a title's page. */
export function KeepLibrary() {
  useEffect(() => {
    // Captured, so that the link is changed before its own handlers run.
    for (const kind of HANDS) document.addEventListener(kind, keepLibrary, { capture: true });
    return () => {
      for (const kind of HANDS) document.removeEventListener(kind, keepLibrary, { capture: true });
    };
  }, []);
  return null;
}
