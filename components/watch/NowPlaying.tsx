'use client';

import { createContext, useContext, useLayoutEffect } from 'react';
import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { routes } from '@/lib/shared/routes';

/** A page passes the title to the player around it; null is none. */
export const NowPlayingContext = createContext<(page: WatchPage | null) => void>(() => {});

/** The title of the address, for the player in the layout, which outlives this page. */
export function NowPlaying({ page }: { page: WatchPage | null }) {
  const play = useContext(NowPlayingContext);
  useLayoutEffect(() => play(page && inLibraryOfAddress(page)), [play, page]);
  return null;
}

/** The stored page is the same for everybody; the library is in the address of the viewer (spec 2 §2). */
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
