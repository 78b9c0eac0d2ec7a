'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * What shows a trailer, once it is wanted and the page is calm; null until then, on phones, and for whoever wants less
 * movement or less data. Nothing of it is in the page's first script; without it the picture is as good.
 * @param load defined outside of the component: another function begins anew
 */
export function useTrailer<Props>(load: () => Promise<ComponentType<Props>>, isWanted = true) {
  const [Picture, setPicture] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const life = new AbortController();
    const begin = async () => {
      const [{ wantsTrailer }, { whenCalm }] = await Promise.all([
        import('./wants-trailer'),
        import('./when-calm'),
      ]);
      if (life.signal.aborted || !wantsTrailer()) return;
      whenCalm(() => {
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
