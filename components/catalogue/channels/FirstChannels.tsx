'use client';

import type { ReactNode } from 'react';
import { useShownNear } from './use-shown-near';

/** The server-rendered channels, which also leave the document when the viewer scrolls far down a long list. */
export function FirstChannels({ children }: { children: ReactNode }) {
  const { place, isNear, height } = useShownNear(true, 1);
  return (
    <div ref={place} data-first-channels style={isNear ? undefined : { height }}>
      {isNear ? children : null}
    </div>
  );
}
