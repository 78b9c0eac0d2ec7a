'use client';

import { lazy, Suspense } from 'react';
import type { FavouriteChannelsProps } from './FavouritesOrSignIn';

// Lazy, because the page of all channels shares this script.
const FavouritesOrSignIn = lazy(async () => ({
  default: (await import('./FavouritesOrSignIn')).FavouritesOrSignIn,
}));

/** Category 1000 (spec 2 §4): favourite channels of the viewer. */
export function FavouriteChannels(props: FavouriteChannelsProps) {
  return (
    <Suspense>
      <FavouritesOrSignIn {...props} />
    </Suspense>
  );
}
