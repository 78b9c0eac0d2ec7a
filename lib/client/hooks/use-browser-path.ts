'use client';

import { usePathname } from 'next/navigation';
import { useBrowserValue } from './use-browser-value';

/**
 * The path of the page; null on the server and until the page is hydrated. Stored pages are rendered under a rewritten
 * address (with site and locale), so only the browser knows it.
 */
export function useBrowserPath(): string | null {
  const path = usePathname();
  return useBrowserValue(() => true, false) ? path : null;
}
