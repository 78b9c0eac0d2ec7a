'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Whether late content may appear without a visible layout shift: at once if its place was reserved (the element
 * already has a height), otherwise when the place is out of view (DESIGN section 10: CLS).
 */
export function useShiftFree(place: RefObject<HTMLElement | null>, hasLoaded: boolean): boolean {
  const [mayStand, setMayStand] = useState(false);

  useLayoutEffect(() => {
    if (hasLoaded && place.current && place.current.offsetHeight > 0) setMayStand(true);
  }, [place, hasLoaded]);

  useEffect(() => {
    const element = place.current;
    if (!hasLoaded || mayStand || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      // Above the window the browser would have to correct the scroll position.
      const isBelow = entry.boundingClientRect.top > 0;
      if (isBelow || CSS.supports('overflow-anchor', 'auto')) setMayStand(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, hasLoaded, mayStand]);

  return mayStand;
}
