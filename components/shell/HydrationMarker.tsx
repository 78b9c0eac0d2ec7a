'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/lib/shared/hydration-marker';

/** Stands last in the page: its effect runs when those of all others have (server/next-compat/deferred-loader.ts waits for it). */
export function HydrationMarker() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
