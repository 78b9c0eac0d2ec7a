'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { TrailerProps } from './TrailerPicture';

/** Spec 2 §2 "Background image or trailer video": the picture is there at once, the trailer when the page is calm. */
export function HeroTrailer(props: TrailerProps) {
  const [Picture, setPicture] = useState<ComponentType<TrailerProps> | null>(null);
  useEffect(() => {
    const life = new AbortController();
    const begin = async () => {
      const [{ wantsTrailer }, { whenCalm }] = await Promise.all([
        import('./wants-trailer'),
        import('./when-calm'),
      ]);
      if (life.signal.aborted || !wantsTrailer()) return;
      whenCalm(() => {
        import('./TrailerPicture').then(
          ({ TrailerPicture }) => life.signal.aborted || setPicture(() => TrailerPicture),
          () => {},
        );
      }, life.signal);
    };
    begin().catch(() => {});
    return () => life.abort();
  }, []);
  return Picture ? <Picture {...props} /> : null;
}
