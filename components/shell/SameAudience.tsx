'use client';

import { useEffect } from 'react';
import type { Audience } from '@/lib/audience/audience';
import { knownKind } from '@/lib/session/known';
import { onWho } from '@/lib/session/who';

/**
 * A page that was made for somebody else is loaded again: one that the browser kept from before a child took over, in the
 * history or in another tab (facts/quality.md S14).
 */
export function SameAudience({ audience }: { audience: Audience }) {
  useEffect(() => {
    const reloadIfOther = () => {
      const isChild = knownKind() === 'child';
      if (isChild !== (audience === 'child')) location.reload();
    };
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Once is enough: what comes again as it was would come again for ever.
    if (loaded?.type !== 'reload') reloadIfOther();
    const forget = onWho(reloadIfOther);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reloadIfOther();
    };
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', reloadIfOther);
    return () => {
      forget();
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', reloadIfOther);
    };
  }, [audience]);
  return null;
}
