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
    const registerWorker = () => {
      import('@/lib/client/browser/keep-worker').then(
        ({ keepWorker }) => keepWorker(),
        () => {},
      );
      import('@/lib/client/browser/install-offer').then(
        ({ keepInstallOffer }) => keepInstallOffer(),
        () => {},
      );
    };
    const timer = setTimeout(startAnalytics, READING_MS);
    for (const sign of INPUT_EVENTS) addEventListener(sign, startAnalytics, { signal, passive: true });
    if (document.readyState === 'complete') registerWorker();
    else addEventListener('load', registerWorker, { once: true });
    return () => {
      listening.abort();
      clearTimeout(timer);
      removeEventListener('load', registerWorker);
    };
  }, [pixel, audience]);

  useEffect(() => {
    const unmounted = new AbortController();
    import('./broken-images').then(
      ({ markBrokenImages }) => markBrokenImages(unmounted.signal),
      // Without it the boxes of broken pictures stay empty.
      () => {},
    );
    return () => unmounted.abort();
  }, []);

  useEffect(() => {
    if (path) trackPage?.(path);
  }, [path, trackPage]);
  return null;
}
