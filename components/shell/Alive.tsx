'use client';

import { useEffect } from 'react';
import { ALIVE } from '@/lib/shell/alive';

/** Stands last in the page: its effect runs when those of all others have (server/starter.ts waits for it). */
export function Alive() {
  useEffect(() => {
    document.dispatchEvent(new Event(ALIVE));
  }, []);
  return null;
}
