'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** About two screens: what is that near is asked for before it is seen. */
const MARGIN_PX = 1_500;

/** Tells whenever an element comes near the window, or leaves its neighbourhood. */
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
