'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** About two screens, so that data is requested before it is visible. */
const MARGIN_PX = 1_500;

/** Calls back when an element comes near the window or moves away from it. */
export function useNear<Element extends HTMLElement>(
  onNear: () => void,
  onFar?: () => void,
  marginPx = MARGIN_PX,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const latest = useRef({ onNear, onFar });
  latest.current = { onNear, onFar };
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting ? latest.current.onNear() : latest.current.onFar?.()),
      { rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [marginPx]);
  return element;
}
