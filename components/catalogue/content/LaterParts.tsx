'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { LaterProps } from './Later';

/**
 * Parts of a title's page below its first screen: progress of episodes and the register prompt. They share one script
 * that loads after the page.
 */
export function LaterParts(props: LaterProps) {
  const [Later, setLater] = useState<ComponentType<LaterProps> | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./Later').then(
      (module) => isHere && setLater(() => module.Later),
      // The page is complete without them.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Later ? <Later {...props} /> : null;
}
