'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Requests the page of a channel that is on screen before it. After the address has been committed: requested in the same step, the router would show the
 * address only together with the page.
 * @param path the address without its query; null where no page is missing
 */
export function usePageOfChannel(path: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (path !== null) router.replace(path + window.location.search, { scroll: false });
  }, [path, router]);
}
