'use client';

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on the active cell of the grid. Cells are replaced while programmes load and rows leave the view; the
 * replacement of a focused cell gets the focus.
 */
export function useRovingFocus(grid: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);

  useLayoutEffect(() => {
    if (!isInside.current) return;
    const active = grid.current?.querySelector<HTMLElement>('[data-active]');
    // The grid scrolls on its own, while the browser would scroll hours into view.
    if (active && active !== document.activeElement) active.focus({ preventScroll: true });
  });

  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // A removed element fires this event too, although the focus did not move elsewhere.
      const { target, relatedTarget, currentTarget } = event;
      if (target.isConnected && !currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}
