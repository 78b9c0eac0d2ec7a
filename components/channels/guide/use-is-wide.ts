'use client';

import { useSyncExternalStore } from 'react';
import { GRID_FROM_PX } from '@/lib/rules/guide/constants';

const QUERY = `(min-width: ${GRID_FROM_PX}px)`;

/** Whether two axes fit; null before hydration, when only the style sheet decides. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
