'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { centreInScroller } from '../centre';

/**
 * A day begins at midnight, but what is on screen or on air is what was looked for: it comes to the middle when the list is
 * first seen. Once: where it goes from there is the viewer's own choice.
 */
export function useOpenAtNow(list: RefObject<HTMLElement | null>, hasItems: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    const element = list.current;
    if (!element || !hasItems || isDone.current) return;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      isDone.current = true;
      const item = element.querySelector('[aria-current]') ?? element.querySelector('[data-on-air]');
      if (item) centreInScroller(item);
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, [list, hasItems]);
}
