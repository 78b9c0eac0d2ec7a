'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/lib/shared/hydration-marker';

/**
 * The last element of the page: its effect runs after all others (server/next-compat/deferred-loader.ts waits for it).
 */
export function HydrationMarker() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
