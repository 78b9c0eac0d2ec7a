'use client';

import { useEffect } from 'react';
import { libraryOfAddress } from '@/lib/client/browser/library-of-address';

/** Keeps the library of the address in the links of a title's page; few addresses have one, so its code loads on demand. */
export function KeepLibrary() {
  useEffect(() => {
    if (!libraryOfAddress()) return;
    const unmounted = new AbortController();
    import('@/lib/client/browser/keep-library').then(
      ({ keepLibrary }) => keepLibrary(unmounted.signal),
      // The links lead to the usual library of the title.
      () => {},
    );
    return () => unmounted.abort();
  }, []);
  return null;
}
