'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page that was left is shown again as it was, out of the back/forward cache. */
export function useShownAgain(callback: () => void): void {
  const notify = useEffectEvent(callback);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) notify();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
