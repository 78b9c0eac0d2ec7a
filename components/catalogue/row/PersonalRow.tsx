'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { hasSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { ownRowDisplay } from '@/lib/rules/pages/own-rows';
import type { PersonalRowProps } from './PersonalRowBody';

type Props = Omit<PersonalRowProps, 'place'> & { children: ReactNode };

/**
 * A personal row. Without a session nothing is loaded. For a viewer with items in it, the server-rendered placeholder
 * reserves its place from the first paint.
 */
export function PersonalRow({ children, ...props }: Props) {
  const [Body, setBody] = useState<ComponentType<PersonalRowProps> | null>(null);
  const state = useViewer()?.state ?? 'none';
  useEffect(() => {
    // A login over the page brings a session.
    if (state === 'none' && !hasSession()) return;
    import('./PersonalRowBody').then(
      (module) => setBody(() => module.PersonalRowBody),
      // Optional: if its script fails to load, the next page tries again.
      () => {},
    );
  }, [state]);
  const place = <div style={{ display: ownRowDisplay(props.rowKey) }}>{children}</div>;
  return Body ? <Body {...props} place={place} /> : place;
}
