'use client';

import { memo } from 'react';
import { ControlButton } from './ControlButton';
import { usePlayerContext } from './context';
import styles from './controls.module.scss';
import { NextIcon } from './icons';
import { LiveButton, StartOverButton } from './LiveButtons';
import { PlayButton, SkipButton } from './PlaybackButtons';
import { SeekBar } from './SeekBar';
import { Settings } from './Settings';
import { Time } from './Time';
import { Volume } from './Volume';
import { FullscreenButton, PipButton } from './WindowButtons';

/**
 * The bar at the bottom, in reading order. Its parts listen to the state on their own, so a new title does not render
 * it again.
 */
export const Controls = memo(function Controls({ onNext }: { onNext?(): void }) {
  const { labels } = usePlayerContext();
  return (
    <div className={styles.controls} data-controls="">
      <SeekBar />
      <div className={styles.row}>
        <PlayButton className={styles.play} />
        <SkipButton direction={-1} className={styles.skip} />
        <SkipButton direction={1} className={styles.skip} />
        <Volume />
        <Time />
        <span className={styles.gap} />
        <LiveButton />
        <StartOverButton />
        {onNext && (
          <ControlButton label={labels.next} onClick={onNext}>
            <NextIcon />
          </ControlButton>
        )}
        <Settings />
        <PipButton />
        <FullscreenButton />
      </div>
    </div>
  );
});
