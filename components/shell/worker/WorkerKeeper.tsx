'use client';

import { useEffect } from 'react';

/** Looks after the service worker once the page has nothing better to do. */
export function WorkerKeeper() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const keep = () => {
      import('@/lib/pwa/keep-worker').then(
        ({ keepWorker }) => keepWorker(),
        // The next page tries again.
        () => {},
      );
    };
    if (document.readyState === 'complete') keep();
    else addEventListener('load', keep, { once: true });
    return () => removeEventListener('load', keep);
  }, []);
  return null;
}
