'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

interface Props {
  /** Origins that may exchange messages with this page, besides our own. */
  origins: readonly string[];
}

/** Executes commands of a host app. Its code loads only inside one (DESIGN section 10). */
export function BridgeHost({ origins }: Props) {
  const router = useRouter();
  const list = origins.join(',');
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    import('./follow-host').then(
      ({ followHost }) => {
        if (!isOver) stop = followHost(list.split(',').filter(Boolean), router.push);
      },
      // The page works without it.
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [list, router]);
  return null;
}
