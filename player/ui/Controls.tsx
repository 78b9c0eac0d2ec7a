'use client';

import { memo, type RefObject } from 'react';
import type { SeriesMenu } from '../core/episodes';
import { CastButton } from './CastButton';
import { ControlButton } from './ControlButton';
import { usePlayerContext, useSend } from './context';
import styles from './controls.module.scss';
import { Episodes } from './Episodes';
import { NextIcon } from './icons';
import { LiveButton, StartOverButton } from './LiveButtons';
import { ChannelsButton, type PageLayers } from './PageLayers';
import { PlayButton, SkipButton } from './PlaybackButtons';
import { SeekBar } from './SeekBar';
import { Settings } from './Settings';
import { Time } from './Time';
import { Volume } from './Volume';
import { FullscreenButton, PipButton } from './WindowButtons';

interface Props {
  hasNext: boolean;
  series: SeriesMenu | null;
  layers: PageLayers | null;
  channelsButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The bar at the bottom, in reading order. Its parts listen to the state on their own, so a new title does not render
 * it again.
 */
export const Controls = memo(function Controls({ hasNext, series, layers, channelsButton }: Props) {
  const { labels } = usePlayerContext();
  const send = useSend();
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
        {hasNext && (
          <ControlButton label={labels.next} className={styles.next} onClick={() => send('playNext')}>
            <NextIcon />
          </ControlButton>
        )}
        {series && <Episodes series={series} />}
        {layers && <ChannelsButton layers={layers} button={channelsButton} />}
        <Settings />
        <CastButton />
        <PipButton />
        <FullscreenButton />
      </div>
    </div>
  );
});
