'use client';

import { type ComponentType, useState } from 'react';
import { useNear } from '@/lib/client/hooks/use-near';
import { ESTIMATED_CHUNK_PX } from './chunk-height';
import type { RestProps } from './RestOfChannels';

/**
 * The channels after the first ones. A service with a thousand channels would send and draw all of them for a screen of
 * twenty, so the rest and its code load when the viewer comes near.
 */
export function MoreChannels(props: RestProps) {
  const { step, total } = props;
  const [Rest, setRest] = useState<ComponentType<RestProps> | null>(null);
  const near = useNear<HTMLDivElement>(() => {
    import('./RestOfChannels').then(
      (module) => setRest(() => module.RestOfChannels),
      // If the script fails to load, coming near again requests it again.
      () => {},
    );
  });
  return (
    <div ref={near}>
      {Rest ? <Rest {...props} /> : <div style={{ height: ((total - step) / step) * ESTIMATED_CHUNK_PX }} />}
    </div>
  );
}
