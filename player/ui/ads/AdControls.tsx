'use client';

import type { ReactNode } from 'react';
import controls from '../controls.module.scss';
import { PlayButton } from '../PlaybackButtons';
import { Volume } from '../Volume';
import { FullscreenButton } from '../WindowButtons';
import styles from './ad.module.scss';

interface Props {
  /** The place in what plays, in seconds; a duration of 0 while it is not known. */
  position: number;
  duration: number;
  /** The ways on. */
  children?: ReactNode;
}

/** How much has played, and the controls of what plays in the place of the content (spec 2 §2 Player UI). */
export function AdControls({ position, duration, children }: Props) {
  const share = duration > 0 ? Math.min(1, position / duration) : 0;
  return (
    <>
      <div className={styles.bar} style={{ '--share': share } as React.CSSProperties} />
      <div className={styles.row}>
        <PlayButton />
        <Volume />
        <span className={controls.gap} />
        {children}
        <FullscreenButton />
      </div>
    </>
  );
}
