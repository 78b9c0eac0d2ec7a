'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useRef, useTransition } from 'react';
import { closingOf, PHONE } from '@/lib/rules/search/closing';
import { readQuery } from '@/lib/rules/search/query';
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

  const show = useCallback(
    (query: string) => {
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
    const isPhone = matchMedia(PHONE).matches;
    const way = closingOf({ isOnResults, hasEarlier: hasEarlier.current, isPhone });
    if (way === 'back') router.back();
    if (way === 'catalogue') router.push(routes.home());
  }, [router, isOnResults]);

  return { shown: isOnResults ? requested : '', show, leave, isPending };
}
