'use client';

import { useEffect, useState } from 'react';
import { RestartIcon } from '@/components/ui/icon/playback';
import { FROM_START_OFFER_MS } from '../core/constants';
import { ControlButton } from './ControlButton';
import styles from './centre.module.scss';
import { useKey, usePlayerContext, useSend } from './context';

/** Spec 2 §4: a film that resumes offers its beginning for 5000 ms. */
export function FromStartOffer() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const source = useKey('source');
  const started = useKey('started');
  const resumes = source?.kind === 'vod' && (source.startAt ?? 0) > 0 && started;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setShown(resumes);
    if (!resumes) return;
    const timer = setTimeout(() => setShown(false), FROM_START_OFFER_MS);
    return () => clearTimeout(timer);
  }, [resumes]);
  if (!isShown) return null;

  function fromStart() {
    setShown(false);
    send('startOver');
  }
  return (
    <ControlButton label={labels.fromStart} isWorded className={styles.offer} onClick={fromStart}>
      <RestartIcon />
    </ControlButton>
  );
}
