'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { wantsTrailer } from './wants-trailer';
import { whenIdle } from './when-idle';

/**
 * Returns the component of a trailer when it is wanted and the page is idle; null until then, on phones, and under
 * reduced motion or data saving. It loads on demand, because the picture is enough without it.
 * @param load must be defined outside the component, because a new function starts again
 */
export function useTrailer<Props>(load: () => Promise<ComponentType<Props>>, isWanted = true) {
  const [Picture, setPicture] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const life = new AbortController();
    if (wantsTrailer()) {
      whenIdle(() => {
        load().then(
          (loaded) => life.signal.aborted || setPicture(() => loaded),
          () => {},
        );
      }, life.signal);
    }
    return () => life.abort();
  }, [load, isWanted]);
  return Picture;
}
