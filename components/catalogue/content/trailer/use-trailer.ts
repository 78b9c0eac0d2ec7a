'use client';

import { type ComponentType, useEffect, useState } from 'react';

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
    const begin = async () => {
      const [{ wantsTrailer }, { whenIdle }] = await Promise.all([
        import('./wants-trailer'),
        import('./when-idle'),
      ]);
      if (life.signal.aborted || !wantsTrailer()) return;
      whenIdle(() => {
        load().then(
          (loaded) => life.signal.aborted || setPicture(() => loaded),
          () => {},
        );
      }, life.signal);
    };
    begin().catch(() => {});
    return () => life.abort();
  }, [load, isWanted]);
  return Picture;
}
