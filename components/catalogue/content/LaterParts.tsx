'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { LaterProps } from './Later';

/**
 * What belongs to the page of a title but not to its first screen: progress of episodes, the word to guests. One script for
 * all of it, asked for when the page stands.
 */
export function LaterParts(props: LaterProps) {
  const [Later, setLater] = useState<ComponentType<LaterProps> | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./Later').then(
      (module) => isHere && setLater(() => module.Later),
      // The page is whole without.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Later ? <Later {...props} /> : null;
}
