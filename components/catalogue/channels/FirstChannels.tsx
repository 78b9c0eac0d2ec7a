'use client';

import type { ReactNode } from 'react';
import { useShownNear } from './use-shown-near';

/** The channels that the server drew: they, too, leave the document while somebody is far down a long list. */
export function FirstChannels({ children }: { children: ReactNode }) {
  const { place, isNear, height } = useShownNear(true, 1);
  return (
    <div ref={place} data-first-channels style={isNear ? undefined : { height }}>
      {isNear ? children : null}
    </div>
  );
}
