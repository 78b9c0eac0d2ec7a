'use client';

import { useEffect } from 'react';
import { reload } from '@/lib/client/browser/reload';
import { isPersonKnown, knownKind } from '@/lib/client/viewer/known';
import { onViewerChange } from '@/lib/client/viewer/viewer';
import { modalHref } from '@/lib/rules/modals/address';
import { routes } from '@/lib/shared/routes';
import type { Audience } from '@/lib/shared/sites/audience';

/**
 * A page that was made for somebody else is loaded again: one that the browser kept from before a child took over, in the
 * history or in another tab (quality S14). Where the change itself is heard of, its world begins at its home: the
 * page on show may be none of it.
 */
export function SameAudience({ audience }: { audience: Audience }) {
  useEffect(() => {
    const isOther = () => (knownKind() === 'child') !== (audience === 'child');
    const reloadIfOther = () => {
      if (isOther()) reload();
    };
    const wasOther = isOther();
    const goHomeIfOther = () => {
      if (!isOther() || wasOther) return;
      // A grown-up took over to see the very page that was refused to a child.
      if (document.querySelector('[data-for-adults]')) return reload();
      if (isPersonKnown()) return location.replace(routes.home());
      // Nobody is logged in any more: the login is offered there (spec 1 §4). From home itself it would only be another hash.
      history.replaceState(null, '', routes.home() + modalHref('auth'));
      reload();
    };
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Once is enough: what comes again as it was would come again for ever.
    if (loaded?.type !== 'reload') reloadIfOther();
    const forget = onViewerChange(goHomeIfOther);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reloadIfOther();
    };
    // A dialog that closes goes back in the history, which stops a page from being left.
    addEventListener('hashchange', goHomeIfOther);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', reloadIfOther);
    return () => {
      forget();
      removeEventListener('hashchange', goHomeIfOther);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', reloadIfOther);
    };
  }, [audience]);
  return null;
}
