'use client';

import { useSyncExternalStore } from 'react';
import { FROM_MEDIUM } from '@/lib/shared/breakpoints';

/** Whether two axes fit; null before hydration, when only the style sheet decides. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(FROM_MEDIUM).matches,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(FROM_MEDIUM);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
