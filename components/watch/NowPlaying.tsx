'use client';

import { createContext, useContext, useLayoutEffect } from 'react';
import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { routes } from '@/lib/shared/routes';

/** How a page tells the player around it what to play; null is nothing. */
export const NowPlayingContext = createContext<(page: WatchPage | null) => void>(() => {});

/** What the address names, for the player in the layout: it outlives this page. */
export function NowPlaying({ page }: { page: WatchPage | null }) {
  const play = useContext(NowPlayingContext);
  useLayoutEffect(() => play(page && inLibraryOfAddress(page)), [play, page]);
  return null;
}

/** The page is the same for everybody; the library that somebody came by stands in their address, and goes on (spec 2 §2). */
function inLibraryOfAddress(page: WatchPage): WatchPage {
  const library = libraryOfAddress();
  if (!library) return page;
  const { contentHref, nextHref } = page;
  return {
    ...page,
    libraryId: library,
    contentHref: routes.inLibrary(contentHref, library),
    nextHref: nextHref && routes.inLibrary(nextHref, library),
  };
}
