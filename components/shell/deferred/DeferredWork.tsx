'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Counters } from '@/lib/client/analytics/collect';

/** After this time an inactive viewer counts as reading. */
const READING_MS = 5_000;

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Work that can wait: the service worker until the page has loaded, and analytics until the first input or after some
 * time. None of it may delay the first picture.
 */
export function DeferredWork({ counters: { pixel, audience } }: { counters: Counters }) {
  const path = usePathname();
  const [trackPage, setTrackPage] = useState<((path: string) => void) | null>(null);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const listening = new AbortController();
    const { signal } = listening;
    const startAnalytics = () => {
      listening.abort();
      clearTimeout(timer);
      import('@/lib/client/analytics/collect').then(
        ({ collect }) => {
          const track = collect({ pixel, audience });
          setTrackPage(() => track);
        },
        // The next page tries again.
        () => {},
      );
    };
    const timer = setTimeout(startAnalytics, READING_MS);
    for (const sign of INPUT_EVENTS) addEventListener(sign, startAnalytics, { signal, passive: true });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [pixel, audience]);

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const begin = () => {
      import('./after-load').then(
        ({ afterLoad }) => afterLoad(signal),
        // Without it there is no worker, and the boxes of broken pictures stay empty.
        () => {},
      );
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true, signal });
    return () => unmounted.abort();
  }, []);

  useEffect(() => {
    if (path) trackPage?.(path);
  }, [path, trackPage]);
  return null;
}
