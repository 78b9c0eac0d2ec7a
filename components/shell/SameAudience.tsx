'use client';

import { useEffect } from 'react';
import { documentHome } from '@/lib/client/browser/of-document';
import { reload } from '@/lib/client/browser/reload';
import { hasUserSession, knownKind } from '@/lib/client/viewer/known';
import { onViewerChange } from '@/lib/client/viewer/viewer';
import { modalHref } from '@/lib/rules/modals/address';
import { type Audience, readChildAudience } from '@/lib/shared/sites/audience';

/**
 * Reloads a page that the browser kept in the history from before a change of the viewer (quality S08). Also reloads a page of another audience: one
 * that the browser kept in the history or in another tab from before a switch to a child (quality S14), or from before the level of a child was
 * changed. A tab that detects the switch itself goes home, because the current page may not exist for the new audience.
 */
export function SameAudience({ audience }: { audience: Audience }) {
  useEffect(() => {
    const isOther = () => (readChildAudience(knownKind()) ?? 'everyone') !== audience;
    const reloadIfOther = () => {
      if (isOther()) reload();
    };
    const wasOther = isOther();
    const goHomeIfOther = () => {
      if (!isOther() || wasOther) return;
      // An adult took over to see the page that was refused to the child. The dialog of the PIN may still be going back in the history: the reload would
      // cancel that, and the address would open the dialog again.
      if (document.querySelector('[data-for-adults]')) {
        history.replaceState(null, '', location.pathname + location.search);
        return reload();
      }
      if (hasUserSession()) return location.replace(documentHome());
      // Nobody is logged in any more, so home offers the login (spec 1 §4). On home itself only the hash changes.
      history.replaceState(null, '', documentHome() + modalHref('auth'));
      reload();
    };
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Reloads once only, because a page that is still wrong would reload for ever.
    if (loaded?.type !== 'reload') reloadIfOther();
    const forget = onViewerChange(goHomeIfOther);
    let wasUser = hasUserSession();
    const onHide = () => {
      wasUser = hasUserSession();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (isOther() || wasUser !== hasUserSession()) reload();
      else if (wasUser) reloadIfOtherViewer();
    };
    // Waits for the hash: a closing dialog goes back in the history, which would cancel the navigation.
    addEventListener('hashchange', goHomeIfOther);
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', reloadIfOther);
    return () => {
      forget();
      removeEventListener('hashchange', goHomeIfOther);
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', reloadIfOther);
    };
  }, [audience]);
  return null;
}

/** Another profile or another user: the cookie does not tell them apart. Without an answer the page stays. */
function reloadIfOtherViewer(): void {
  import('@/lib/client/viewer/is-same-viewer')
    .then(({ isSameViewer }) => isSameViewer())
    .then(
      (isSame) => isSame || reload(),
      () => {},
    );
}
