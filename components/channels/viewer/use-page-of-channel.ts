'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Loads the page of a channel that plays already. It waits until the new address is committed: in the same step the
 * router would show the address only together with the page. If the viewer has moved on meanwhile, to another channel or
 * back, the page is not loaded: it would put its own address back.
 * @param path the address without its query; null where no page is missing
 */
export function usePageOfChannel(path: string | null): void {
  const router = useRouter();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (path === pathname) router.replace(path + search, { scroll: false });
  }, [path, router]);
}
