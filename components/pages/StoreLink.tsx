'use client';

import type { MouseEvent, ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { openApp } from '@/lib/client/browser/open-app';
import { appOf } from '@/lib/rules/pages/open-app';
import type { Store } from '@/lib/rules/pages/store';
import { storedClickId } from '@/lib/shared/click-id';

interface Props {
  store: Store;
  newTabLabel: string;
  className: string | undefined;
  children: ReactNode;
}

/** Leads to a store; on a phone that has the application, to the application. */
export function StoreLink({ store, newTabLabel, className, children }: Props) {
  const open = (event: MouseEvent) => {
    const app = appOf(store, navigator.userAgent, storedClickId(document.cookie));
    if (!app) return;
    event.preventDefault();
    openApp(app, store.href);
  };
  return (
    <ExternalLink href={store.href} newTabLabel={newTabLabel} className={className} onClick={open}>
      {children}
    </ExternalLink>
  );
}
