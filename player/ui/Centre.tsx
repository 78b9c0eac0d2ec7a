'use client';

import { ControlButton } from './ControlButton';
import styles from './centre.module.scss';
import { useKey, usePlayerContext, useSend } from './context';
import { VolumeIcon } from './icons';
import { PlayButton, SkipButton } from './PlaybackButtons';

/** Shown independent of the controls, until the panel of a long wait has one of its own. */
export function Waiting() {
  return useKey('loading') === 'short' ? <span className={styles.spinner} aria-hidden="true" /> : null;
}

/** In the middle: the first play button, or the large buttons for touch. */
export function Centre() {
  const isWaiting = useKey('loading') !== null;
  const autoplay = useKey('autoplay');
  const paused = useKey('paused');
  const blackout = useKey('blackout');
  if (isWaiting || blackout) return null;
  const isFirst = autoplay === 'blocked' && paused;
  return (
    <div className={styles.centre} data-first={isFirst}>
      <SkipButton direction={-1} className={styles.side} />
      <PlayButton className={styles.big} size="lg" />
      <SkipButton direction={1} className={styles.side} />
    </div>
  );
}

/** The browser started muted: one press turns the sound on. */
export function UnmuteButton() {
  const { labels } = usePlayerContext();
  const send = useSend();
  if (useKey('autoplay') !== 'muted') return null;
  return (
    <ControlButton
      label={labels.unmute}
      isWorded
      className={styles.offer}
      onClick={() => send('setMuted', false)}
    >
      <VolumeIcon level="off" />
    </ControlButton>
  );
}
