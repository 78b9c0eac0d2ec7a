'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** About two screens: what is that near is there before it is seen. */
const MARGIN = '1500px 0px';

/** Tells whenever an element comes near the window, or leaves its neighbourhood. */
export function useNear<Element extends HTMLElement>(
  onNear: () => void,
  onFar?: () => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const latest = useRef({ onNear, onFar });
  latest.current = { onNear, onFar };
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting ? latest.current.onNear() : latest.current.onFar?.()),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
