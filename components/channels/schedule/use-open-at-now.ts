'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { centreInScroller } from '../centre';

/**
 * Scrolls the programme on screen or on air to the middle when the list is first visible, because a day starts at
 * midnight. It runs once; afterwards the viewer scrolls.
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
