'use client';

import { useEffect, useRef } from 'react';

interface Options {
  /** The name of the channel; null if the page of the router belongs to it, because that page sets the title. */
  name: string | null;
  siteName: string;
  /** Identifies the page that the router shows. */
  pageKey: string;
}

/**
 * Sets the document title to the channel on screen. A channel is shown before its page has loaded, and a channel of
 * another category never loads its page, so nothing else sets the title.
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
      // Restores the title of the page, unless the router has already set another one.
      if (document.title === own && shownPage.current === pageKey) document.title = ofPage;
    };
  }, [name, siteName, pageKey]);
}
