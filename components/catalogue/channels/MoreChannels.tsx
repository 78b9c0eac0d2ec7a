'use client';

import { type ComponentType, useState } from 'react';
import { GUESS_PX } from './guess';
import type { RestProps } from './RestOfChannels';
import { useNear } from './use-near';

/**
 * The channels after the first ones. A service with a thousand of them would send and draw all of that for a screen of
 * twenty: the rest, and what draws it, is asked for when somebody comes near.
 */
export function MoreChannels(props: RestProps) {
  const { step, total } = props;
  const [Rest, setRest] = useState<ComponentType<RestProps> | null>(null);
  const near = useNear<HTMLDivElement>(() => {
    import('./RestOfChannels').then(
      (module) => setRest(() => module.RestOfChannels),
      // Whoever comes near once more asks once more.
      () => {},
    );
  });
  return (
    <div ref={near}>
      {Rest ? <Rest {...props} /> : <div style={{ height: ((total - step) / step) * GUESS_PX }} />}
    </div>
  );
}
