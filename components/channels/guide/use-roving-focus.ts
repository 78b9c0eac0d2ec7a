'use client';

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on the active place of the grid. Cells come and go while programmes load and rows leave the view; when
 * the one that had the focus is replaced, the one in its place takes it.
 */
export function useRovingFocus(grid: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);

  useLayoutEffect(() => {
    if (!isInside.current) return;
    const active = grid.current?.querySelector<HTMLElement>('[data-active]');
    // Scrolling is the grid's own affair: the browser would bring hours into view.
    if (active && active !== document.activeElement) active.focus({ preventScroll: true });
  });

  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // An element that is taken away says so too; the focus did not go elsewhere then.
      const { target, relatedTarget, currentTarget } = event;
      if (target.isConnected && !currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}
