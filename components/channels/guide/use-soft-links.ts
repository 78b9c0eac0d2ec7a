'use client';

import { useRouter } from 'next/navigation';
import { type FocusEvent, type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { pointAt, pointAway } from '@/components/ui/link/intent';

/**
 * Plain links that change the page as the router's own do. A grid draws and drops hundreds of them while it scrolls, and
 * a component for each would be most of that work.
 */
export function useSoftLinks() {
  const router = useRouter();
  const isLeaving = useRef(false);
  const prefetch = (link: HTMLAnchorElement) => router.prefetch(link.pathname + link.search);

  return {
    /** A change of page is under way: to touch the address now would call it off. */
    isLeaving,
    onClick: (event: MouseEvent) => {
      const link = linkOf(event);
      const isOwn =
        !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && event.button === 0;
      if (!link || !isOwn || event.defaultPrevented) return;
      event.preventDefault();
      isLeaving.current = true;
      router.push(link.pathname + link.search);
    },
    /** Whoever rests on a link, or comes to it by key, is about to press. */
    onPointerOver: (event: PointerEvent) => {
      const link = linkOf(event);
      if (link) pointAt(link, () => prefetch(link));
    },
    onPointerOut: pointAway,
    onFocus: (event: FocusEvent) => {
      const link = linkOf(event);
      if (link) prefetch(link);
    },
  };
}

const linkOf = ({ target }: SyntheticEvent) => (target as Element).closest('a');
