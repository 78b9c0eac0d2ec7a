'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ModalAddress, readModalAddress } from '@/lib/modals/address';

/** The modal in the address bar, and the way out of it. */
export function useAddress(): [ModalAddress | null, () => void] {
  const [address, setAddress] = useState<ModalAddress | null>(null);
  /** The modal has an entry of its own in the history: going back closes it and stays on the page. */
  const isOwnEntry = useRef(false);
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a soft change of page says nothing of the hash.
  useEffect(() => {
    const read = (event?: HashChangeEvent) => {
      const next = readModalAddress(location.hash);
      isOwnEntry.current = Boolean(next && event && !readModalAddress(new URL(event.oldURL).hash));
      // Tells the router about the hash, or its next change of the address would drop it.
      if (next && event) history.replaceState(null, '', location.href);
      setAddress(next);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [path]);

  const leave = useCallback(() => {
    if (isOwnEntry.current) history.back();
    else {
      history.replaceState(null, '', location.pathname + location.search);
      setAddress(null);
    }
  }, []);
  return [address, leave];
}
