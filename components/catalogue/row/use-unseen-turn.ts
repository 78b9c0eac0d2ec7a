'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Whether something that comes late may stand in its place without moving what somebody sees: at once where its place was kept
 * (the element has a height before), else when that place is out of sight (DESIGN section 10: CLS).
 */
export function useUnseenTurn(place: RefObject<HTMLElement | null>, hasCome: boolean): boolean {
  const [mayStand, setMayStand] = useState(false);

  useLayoutEffect(() => {
    if (hasCome && place.current && place.current.offsetHeight > 0) setMayStand(true);
  }, [place, hasCome]);

  useEffect(() => {
    const element = place.current;
    if (!hasCome || mayStand || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      // Above the window the browser has to hold the page where it is.
      const isBelow = entry.boundingClientRect.top > 0;
      if (isBelow || CSS.supports('overflow-anchor', 'auto')) setMayStand(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, hasCome, mayStand]);

  return mayStand;
}
