'use client';

import { useSyncExternalStore } from 'react';
import { currentWho, onWho, type Who } from './who';

/** Who is watching; null until it is known, and for the server. */
export function useWho(): Who | null {
  return useSyncExternalStore(onWho, currentWho, () => null);
}
