'use client';

import { useLateComponent } from '@/lib/client/hooks/use-late-component';
import type { HostAppProps } from './HostAppBody';

const load = () => import('./HostAppBody').then(({ HostAppBody }) => HostAppBody);

/** The connection with a host app or a messenger; its code loads only inside one (DESIGN section 10). */
export function HostApp(props: HostAppProps) {
  const Body = useLateComponent(load, 0);
  return Body ? <Body {...props} /> : null;
}
