'use client';

import { useEffect } from 'react';

/**
 * The title of the document names the channel on screen. A channel of another category is shown without asking the router,
 * which would have brought its title.
 *
 * @param name null for a channel whose page the router shows
 */
export function useTitleOfChannel(name: string | null, siteName: string): void {
  useEffect(() => {
    if (name === null) return;
    const ofPage = document.title;
    const own = `${name} · ${siteName}`;
    document.title = own;
    return () => {
      // The router writes a title only where it has changed.
      if (document.title === own) document.title = ofPage;
    };
  }, [name, siteName]);
}
