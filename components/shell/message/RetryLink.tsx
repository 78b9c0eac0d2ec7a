'use client';

import { type ReactNode, useEffect } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';
import { probePage } from '@/lib/client/browser/probe-page';

/** Between two attempts to reach the site. */
const AGAIN_MS = 2_000;

interface Props {
  /**
   * The address of the offline page, which the service worker shows in place of other pages; null on pages that are not
   * about the connection.
   */
  offlinePath?: string | null;
  children: ReactNode;
}

/** Reloads the requested page: when the connection is back, on a press, and without script. */
export function RetryLink({ offlinePath = null, children }: Props) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Browsers say that they are online before a request succeeds; a reload that fails would show the same page again.
    const again = () =>
      probePage(signal).then(
        () => location.reload(),
        () => {
          if (!signal.aborted) setTimeout(again, AGAIN_MS);
        },
      );
    addEventListener('online', again, { signal });
    // The browser may be online again already when this page loads.
    if (offlinePath && location.pathname !== offlinePath) setTimeout(again, AGAIN_MS);
    return () => controller.abort();
  }, [offlinePath]);
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is the page in the bar, which this one stands in for.
    <a href="" target="_self" className={buttonClasses({ variant: 'primary' })}>
      {children}
    </a>
  );
}
