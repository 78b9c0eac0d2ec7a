'use client';

import { useEffect, useRef } from 'react';
import { useBackdrop } from '../content/trailer/use-backdrop';
import styles from './promo-picture.module.scss';

export interface PromoPictureProps {
  trailerId: string;
  /** The button that pauses the slides pauses the trailer, too. */
  isStopped: boolean;
}

/** A trailer behind the text of a slide, without sound and without controls. */
export function PromoPicture({ trailerId, isStopped }: PromoPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const { backdrop, isSeen } = useBackdrop(place, trailerId);

  useEffect(() => {
    if (isStopped) backdrop?.media.pause();
    else backdrop?.media.play().catch(() => {});
  }, [backdrop, isStopped]);

  return <div ref={place} className={styles.place} data-seen={isSeen || undefined} />;
}
