'use client';

import { type ReactNode, useEffect } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';

/** Reloads the requested page: when the connection is back, on a press, and without script. */
export function RetryLink({ children }: { children: ReactNode }) {
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is the page in the bar, which this one stands in for.
    <a href="" className={buttonClasses({ variant: 'primary' })}>
      {children}
    </a>
  );
}
