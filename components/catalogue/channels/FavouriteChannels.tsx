'use client';

import { lazy, Suspense } from 'react';
import type { GateProps } from './FavouriteGate';

// Lazy, because the page of all channels shares this script.
const FavouriteGate = lazy(async () => ({ default: (await import('./FavouriteGate')).FavouriteGate }));

/** Category 1000 (spec 2 §4): favourite channels of the viewer. */
export function FavouriteChannels(props: GateProps) {
  return (
    <Suspense>
      <FavouriteGate {...props} />
    </Suspense>
  );
}
