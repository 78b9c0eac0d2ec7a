'use client';

import { useEffect, useEffectEvent } from 'react';

/** Runs when the viewer comes back to the tab of the page. */
export function useOnReturn(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') run();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
