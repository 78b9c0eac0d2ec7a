'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isKnownViewer } from '@/lib/client/viewer/known';
import { ownRowDisplay } from '@/lib/rules/pages/own-rows';
import type { PersonalRowProps } from './PersonalRowBody';

type Props = Omit<PersonalRowProps, 'place'> & { children: ReactNode };

/**
 * A row that only its viewer has. Without a session there is nothing to show, and nothing is loaded; for whoever had something
 * in it, what waits (drawn by the server) keeps its place from the first paint on.
 */
export function PersonalRow({ children, ...props }: Props) {
  const [Body, setBody] = useState<ComponentType<PersonalRowProps> | null>(null);
  useEffect(() => {
    if (!isKnownViewer()) return;
    import('./PersonalRowBody').then(
      (module) => setBody(() => module.PersonalRowBody),
      // The row is a comfort: without its script the next page tries again.
      () => {},
    );
  }, []);
  const place = <div style={{ display: ownRowDisplay(props.rowKey) }}>{children}</div>;
  return Body ? <Body {...props} place={place} /> : place;
}
