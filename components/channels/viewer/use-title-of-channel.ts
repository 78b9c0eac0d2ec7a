'use client';

import { useEffect, useRef } from 'react';

interface Options {
  /** Null for a channel whose page the router shows. */
  name: string | null;
  siteName: string;
  /** Names the page that the router shows. */
  pageKey: string;
}

/**
 * The title of the document names the channel on screen. A channel is shown before its page is there, and one of another category without it: then nobody
 * else writes its title.
 */
export function useTitleOfChannel({ name, siteName, pageKey }: Options): void {
  const shownPage = useRef(pageKey);
  shownPage.current = pageKey;
  useEffect(() => {
    if (name === null) return;
    const ofPage = document.title;
    const own = `${name} · ${siteName}`;
    document.title = own;
    return () => {
      // The router writes the title of a new page, and that of the same page only where it has changed.
      if (document.title === own && shownPage.current === pageKey) document.title = ofPage;
    };
  }, [name, siteName, pageKey]);
}
