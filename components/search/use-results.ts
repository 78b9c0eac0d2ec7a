'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useRef, useTransition } from 'react';
import { closingOf } from '@/lib/rules/search/closing';
import { readQuery } from '@/lib/rules/search/query';
import { BELOW_MEDIUM } from '@/lib/shared/breakpoints';
import { routes } from '@/lib/shared/routes';

/**
 * The address decides which results are shown. The first search of a field adds a history entry, so that "back" returns
 * to the page before; later ones replace it.
 */
export function useResults() {
  const router = useRouter();
  const isOnResults = usePathname() === routes.search();
  const requested = readQuery(useSearchParams().get('q'));
  const [isPending, startTransition] = useTransition();
  const hasEarlier = useRef(false);
  const hasLeft = useRef(false);

  const show = useCallback(
    (query: string) => {
      // The field is still there for a moment, and its pause may end.
      if (hasLeft.current) return;
      const href = routes.search(query);
      startTransition(() => {
        if (isOnResults) return router.replace(href);
        hasEarlier.current = true;
        router.push(href);
      });
    },
    [router, isOnResults],
  );

  /** Where closing the search leads (spec 3 §2). */
  const leave = useCallback(() => {
    // A second call would go back twice.
    if (hasLeft.current) return;
    hasLeft.current = true;
    const isPhone = matchMedia(BELOW_MEDIUM).matches;
    const way = closingOf({ isOnResults, hasEarlier: hasEarlier.current, isPhone });
    // The router reads this as a navigation to where the viewer is, for which it drops the one that it waits for.
    if (way === 'discard') window.history.replaceState(null, '', location.href);
    if (way === 'back') router.back();
    if (way === 'catalogue') router.push(routes.home());
  }, [router, isOnResults]);

  return { shown: isOnResults ? requested : '', show, leave, isPending };
}
