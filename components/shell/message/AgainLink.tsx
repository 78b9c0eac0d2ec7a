'use client';

import { type ReactNode, useEffect } from 'react';
import { lookOf } from '@/components/ui/button/look';

/** Reloads the requested page: when the connection is back, on a press, and without script. */
export function AgainLink({ children }: { children: ReactNode }) {
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is the page in the bar, which this one stands in for.
    <a href="" className={lookOf({ variant: 'primary' })}>
      {children}
    </a>
  );
}
