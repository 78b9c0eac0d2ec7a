'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Loads the page of a channel that plays already. It waits until the new address is committed: in the same step the
 * router would show the address only together with the page.
 * @param path the address without its query; null where no page is missing
 */
export function usePageOfChannel(path: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (path !== null) router.replace(path + window.location.search, { scroll: false });
  }, [path, router]);
}
