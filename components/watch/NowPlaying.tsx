'use client';

import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { LoadingPoster } from '@/components/ui/poster/LoadingPoster';
import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { routes } from '@/lib/shared/routes';
import styles from './watch.module.scss';

/** A page passes the title to the player around it; null is none. */
export const NowPlayingContext = createContext<(page: WatchPage | null) => void>(() => {});

/** The title of the address, for the player in the layout, which outlives this page. */
export function NowPlaying({ page }: { page: WatchPage | null }) {
  const play = useContext(NowPlayingContext);
  const [isPlayed, setPlayed] = useState(false);
  useLayoutEffect(() => {
    play(page && inLibraryOfAddress(page));
    setPlayed(true);
  }, [play, page]);
  // The player does not know the title before the script runs, so the page itself shows the poster until then.
  if (!page || isPlayed) return null;
  return (
    <div className={styles.early}>
      <LoadingPoster src={page.background} title={page.title} />
    </div>
  );
}

/** The stored page is the same for everybody; the library is in the address of the viewer (spec 2 §2). */
function inLibraryOfAddress(page: WatchPage): WatchPage {
  const library = libraryOfAddress();
  if (!library) return page;
  const { contentHref, next, previousHref } = page;
  return {
    ...page,
    libraryId: library,
    contentHref: routes.inLibrary(contentHref, library),
    next: next && { ...next, href: routes.inLibrary(next.href, library) },
    previousHref: previousHref && routes.inLibrary(previousHref, library),
  };
}
