'use client';

import { useEffect } from 'react';
import { leavesToBrowser } from '@/lib/client/browser/pressed';
import { settingsScreen } from '@/lib/rules/account/settings-address';
import { openAbove, openScreen } from './settings-history';

/**
 * A link between screens changes the screen that is there: for the router it would open the settings over the settings. It
 * listens before the links of the whole document, because the header leads to the settings, too.
 */
export function useSettingsLinks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || leavesToBrowser(link, event)) return;
      const to = new URL(link.href, location.href);
      // Another query is another language and needs a full page load.
      if (to.origin !== location.origin || to.search || to.hash || !settingsScreen(to.pathname)) return;
      event.preventDefault();
      if (link.hasAttribute('data-above')) openAbove(to.pathname);
      else if (to.pathname !== location.pathname) openScreen(to.pathname);
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);
}
