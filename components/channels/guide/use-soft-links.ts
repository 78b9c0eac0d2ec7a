'use client';

import { useRouter } from 'next/navigation';
import { type FocusEvent, type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { pointAt, pointAway } from '@/components/ui/link/intent';
import { takePressed } from '@/lib/client/browser/pressed';

/**
 * Client-side navigation for plain links. A grid renders and removes hundreds of them while it scrolls, and a component
 * for each would be most of that work.
 */
export function useSoftLinks() {
  const router = useRouter();
  const isLeaving = useRef(false);
  const prefetch = (link: HTMLAnchorElement) => router.prefetch(link.pathname + link.search);

  return {
    /** A navigation is running; changing the address now would cancel it. */
    isLeaving,
    onClick: (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : takePressed(event);
      if (!link) return;
      isLeaving.current = true;
      router.push(link.pathname + link.search);
    },
    /** Prefetches when the pointer rests on a link or it gets the focus. */
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
