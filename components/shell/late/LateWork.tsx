'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';

/** After this time an inactive viewer counts as reading. */
const SETTLED_MS = 5_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Work that can wait: the service worker until the page has loaded, and analytics until the first input or after some
 * time. None of it may delay the first picture.
 */
export function LateWork({ pixel }: { pixel: string | undefined }) {
  const path = usePathname();
  const [tell, setTell] = useState<((path: string) => void) | null>(null);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const heard = new AbortController();
    const { signal } = heard;
    const measure = () => {
      heard.abort();
      clearTimeout(timer);
      import('@/lib/client/analytics/collect').then(
        ({ collect }) => {
          const tellPage = collect(pixel);
          setTell(() => tellPage);
        },
        // The next page tries again.
        () => {},
      );
    };
    const keep = () => {
      import('@/lib/client/browser/keep-worker').then(
        ({ keepWorker }) => keepWorker(),
        () => {},
      );
    };
    const timer = setTimeout(measure, SETTLED_MS);
    for (const sign of SIGNS) addEventListener(sign, measure, { signal, passive: true });
    if (document.readyState === 'complete') keep();
    else addEventListener('load', keep, { once: true });
    return () => {
      heard.abort();
      clearTimeout(timer);
      removeEventListener('load', keep);
    };
  }, [pixel]);

  useEffect(() => {
    const left = new AbortController();
    import('./broken-images').then(
      ({ markBrokenImages }) => markBrokenImages(left.signal),
      // Without it the boxes of broken pictures stay empty.
      () => {},
    );
    return () => left.abort();
  }, []);

  useEffect(() => {
    if (path) tell?.(path);
  }, [path, tell]);
  return null;
}
