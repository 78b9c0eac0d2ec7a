'use client';

import { useEffect, useState } from 'react';
import { isClip } from '../core/gates';
import { ControlButton } from './ControlButton';
import styles from './centre.module.scss';
import { useKey, usePlayerContext, useSend } from './context';
import { VolumeIcon } from './icons';
import { PlayButton, SkipButton } from './PlaybackButtons';

/** Shorter stalls end before a spinner would help. */
const SPINNER_AFTER_MS = 400;

export function useIsWaiting(): boolean {
  const status = useKey('status');
  const waiting = useKey('waiting');
  const started = useKey('started');
  const autoplay = useKey('autoplay');
  const error = useKey('error');
  const blackout = useKey('blackout');
  const isInterrupted = isClip(useKey('interrupted'));
  const clipWaiting = useKey('clipWaiting');
  const contentWaits = status !== 'ready' || waiting || (!started && autoplay !== 'blocked');
  const waits = !error && !blackout && (isInterrupted ? clipWaiting : contentWaits);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return setLong(false);
    const timer = setTimeout(() => setLong(true), SPINNER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return isLong && waits;
}

/** Shown independent of the controls. */
export function Waiting() {
  return useIsWaiting() ? <span className={styles.spinner} aria-hidden="true" /> : null;
}

/** In the middle: the first play button, or the large buttons for touch. */
export function Centre() {
  const isWaiting = useIsWaiting();
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
export function UnmuteOffer() {
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
