'use client';

import { useEffect, useState } from 'react';
import { onServerTimeChange, serverNow } from '@/lib/client/browser/server-clock';

/** Unix seconds, moving in steps. Stored pages are older than the viewer's clock: the first value comes after hydration. */
export function useNow(stepSeconds: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Math.floor(serverNow() / 1000));
    tick();
    const timer = setInterval(tick, stepSeconds * 1000);
    const stop = onServerTimeChange(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [stepSeconds]);
  return now;
}
