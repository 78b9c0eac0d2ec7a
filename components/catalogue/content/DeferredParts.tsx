'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { DeferredPartsProps } from './DeferredPartsBody';

/**
 * Parts of a title's page below its first screen: progress of episodes and the register prompt. They share one script
 * that loads after the page.
 */
export function DeferredParts(props: DeferredPartsProps) {
  const [Later, setLater] = useState<ComponentType<DeferredPartsProps> | null>(null);
  useEffect(() => {
    let isMounted = true;
    import('./DeferredPartsBody').then(
      (module) => isMounted && setLater(() => module.DeferredPartsBody),
      // The page is complete without them.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return Later ? <Later {...props} /> : null;
}
