'use client';

import { type RefObject, useEffect } from 'react';
import { onTick } from '@/components/ui/progress/ticker';
import styles from './grid.module.scss';

interface Props {
  /** The style of the grid carries the moment: line and elapsed parts of programmes follow it without being drawn anew. */
  canvas: RefObject<HTMLElement | null>;
  origin: number;
}

/** The line of now, moving by itself. */
export function NowLine({ canvas, origin }: Props) {
  useEffect(
    () =>
      onTick(() => {
        const minutes = (Date.now() / 1000 - origin) / 60;
        canvas.current?.style.setProperty('--now', minutes.toFixed(2));
      }),
    [canvas, origin],
  );
  return <span className={styles.now} aria-hidden="true" />;
}
