'use client';

import { type RefObject, useEffect } from 'react';
import { onTick } from '@/components/ui/progress/ticker';
import { serverNow } from '@/lib/client/browser/server-clock';
import styles from './grid.module.scss';

interface Props {
  /** The element whose custom property has the moment: line and progress follow it without rendering. */
  canvas: RefObject<HTMLElement | null>;
  origin: number;
}

/** The moving line of now. */
export function NowLine({ canvas, origin }: Props) {
  useEffect(
    () =>
      onTick(() => {
        const minutes = (serverNow() / 1000 - origin) / 60;
        canvas.current?.style.setProperty('--now', minutes.toFixed(2));
      }),
    [canvas, origin],
  );
  return <span className={styles.now} aria-hidden="true" />;
}
