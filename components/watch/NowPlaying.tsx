'use client';

import { createContext, useContext, useLayoutEffect } from 'react';
import { libraryOfAddress } from '@/lib/playback/library-of-address';
import type { WatchPage } from '@/lib/playback/load-watch';

/** How a page tells the player around it what to play. */
export const NowPlayingContext = createContext<(page: WatchPage) => void>(() => {});

/** What the address names, for the player in the layout: it outlives this page. */
export function NowPlaying({ page }: { page: WatchPage }) {
  const play = useContext(NowPlayingContext);
  useLayoutEffect(() => {
    // The page is the same for everybody; the library that somebody came by stands in their address.
    play({ ...page, libraryId: libraryOfAddress() ?? page.libraryId });
  }, [play, page]);
  return null;
}
