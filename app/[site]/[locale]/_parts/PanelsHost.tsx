'use client';

import type { ComponentProps } from 'react';
import type { Panels } from '@/components/notify/panels/Panels';
import { useLateComponent } from '@/lib/client/hooks/use-late-component';

/** No panel comes earlier (`lib/rules/notices/panels.ts`), so that its script can wait. */
const LOAD_AFTER_MS = 20_000;

const load = () => import('@/components/notify/panels/Panels').then((loaded) => loaded.Panels);

/** The panels at the edge of a page; their script loads long after the page. */
export function PanelsHost(props: ComponentProps<typeof Panels>) {
  const Loaded = useLateComponent(load, LOAD_AFTER_MS);
  return Loaded ? <Loaded {...props} /> : null;
}
