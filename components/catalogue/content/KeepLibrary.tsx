'use client';

import { useEffect } from 'react';
import { keepLibrary } from '@/lib/client/browser/keep-library';

const HANDS = ['pointerdown', 'click'] as const;

/** The links of a title's page keep the library that somebody came by. */
export function KeepLibrary() {
  useEffect(() => {
    // Before the link itself hears of it.
    for (const kind of HANDS) document.addEventListener(kind, keepLibrary, { capture: true });
    return () => {
      for (const kind of HANDS) document.removeEventListener(kind, keepLibrary, { capture: true });
    };
  }, []);
  return null;
}
