'use client';

import { ControlButton } from './ControlButton';
import styles from './centre.module.scss';
import { useKey, usePlayerContext, useSend } from './context';
import controls from './controls.module.scss';

/** Offered after an interruption, when playback has continued in the past. */
export function BackToLiveButton() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const isArchive = useKey('source')?.kind === 'archive';
  if (!useKey('leftLive') || !isArchive) return null;
  return (
    <ControlButton label={labels.goLive} isWorded className={styles.offer} onClick={() => send('goLive')}>
      <span aria-hidden="true" className={controls.liveDot} />
    </ControlButton>
  );
}
