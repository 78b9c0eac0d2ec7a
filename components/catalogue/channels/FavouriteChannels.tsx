'use client';

import { lazy, Suspense } from 'react';
import type { GateProps } from './FavouriteGate';

// The page of all channels shares this script.
const FavouriteGate = lazy(async () => ({ default: (await import('./FavouriteGate')).FavouriteGate }));

/** Category 1000 (spec 2 §4): the viewer's own channels. */
export function FavouriteChannels(props: GateProps) {
  return (
    <Suspense>
      <FavouriteGate {...props} />
    </Suspense>
  );
}
