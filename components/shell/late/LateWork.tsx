'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/** What can wait: the service worker, and what is measured. It arrives once the page has nothing better to do. */
export function LateWork({ pixel }: { pixel: string | undefined }) {
  const path = usePathname();
  const [tell, setTell] = useState<((path: string) => void) | null>(null);
  const isBegun = useRef(false);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const begin = () => {
      if (isBegun.current) return;
      isBegun.current = true;
      import('./begin-late').then(
        ({ beginLate }) => {
          const tellPage = beginLate(pixel);
          setTell(() => tellPage);
        },
        // The next page tries again.
        () => {},
      );
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, [pixel]);

  useEffect(() => {
    if (path) tell?.(path);
  }, [path, tell]);
  return null;
}
