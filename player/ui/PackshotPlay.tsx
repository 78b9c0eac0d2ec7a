'use client';

import styles from './centre.module.scss';
import { useKey } from './context';
import { PlayButton } from './PlaybackButtons';

/** A packshot has no controls, except when it waits for a press: the browser refused to begin, or a hidden tab paused it. */
export function PackshotPlay() {
  const isPaused = useKey('clipPaused');
  const isPackshot = useKey('interrupted') === 'packshot';
  if (!isPackshot || !isPaused) return null;
  return (
    <div className={styles.centre} data-first="true">
      <PlayButton className={styles.big} size="lg" />
    </div>
  );
}
