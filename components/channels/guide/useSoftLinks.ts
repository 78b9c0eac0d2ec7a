'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type SyntheticEvent, useRef } from 'react';

/**
 * Plain links that change the page as the router's own do. A grid draws and drops hundreds of them while it scrolls, and
 * a component for each would be most of that work.
 */
export function useSoftLinks() {
  const router = useRouter();
  const isLeaving = useRef(false);

  return {
    /** A change of page is under way: to touch the address now would call it off. */
    isLeaving,
    onClick: (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const isOwn =
        !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && event.button === 0;
      if (!link || !isOwn || event.defaultPrevented) return;
      event.preventDefault();
      isLeaving.current = true;
      router.push(link.pathname + link.search);
    },
    /** Whoever rests on a link, or comes to it by key, is about to press. */
    onIntent: (event: SyntheticEvent) => {
      const link = (event.target as Element).closest('a');
      if (link) router.prefetch(link.pathname + link.search);
    },
  };
}
