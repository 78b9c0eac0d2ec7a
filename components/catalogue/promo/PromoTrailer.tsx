'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useSlide } from '@/components/ui/carousel/slide';
import type { PromoPictureProps } from './PromoPicture';

/**
 * Spec 2 §2: "the trailer plays on the active promo on non-mobile". The picture is there at once; what plays comes when
 * the slide has been looked at for a while, and for nobody who wants less movement or less data.
 */
export function PromoTrailer({ trailerId }: { trailerId: string }) {
  const { isShown, isStopped } = useSlide();
  const [Picture, setPicture] = useState<ComponentType<PromoPictureProps> | null>(null);
  const isWanted = isShown && !isStopped;

  useEffect(() => {
    if (!isWanted) return;
    const life = new AbortController();
    const begin = async () => {
      const [{ wantsTrailer }, { whenCalm }] = await Promise.all([
        import('../content/trailer/wants-trailer'),
        import('../content/trailer/when-calm'),
      ]);
      if (life.signal.aborted || !wantsTrailer()) return;
      whenCalm(() => {
        import('./PromoPicture').then(
          (module) => life.signal.aborted || setPicture(() => module.PromoPicture),
          () => {},
        );
      }, life.signal);
    };
    // Without it the picture is as good.
    begin().catch(() => {});
    return () => life.abort();
  }, [isWanted]);

  // The slide that has gone takes its trailer along; coming back it waits again.
  useEffect(() => {
    if (!isShown) setPicture(null);
  }, [isShown]);

  return Picture && isShown ? <Picture trailerId={trailerId} isStopped={isStopped} /> : null;
}
