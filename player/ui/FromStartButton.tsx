'use client';

import { useEffect, useRef, useState } from 'react';
import { RestartIcon } from '@/components/ui/icon/playback';
import { FROM_START_OFFER_MS } from '../core/constants';
import type { PlayerSource } from '../core/source';
import { ControlButton } from './ControlButton';
import styles from './centre.module.scss';
import { useKey, usePlayerContext, useSend } from './context';

/** Spec 2 §4: a film that resumes offers its beginning for 5000 ms. */
export function FromStartButton() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const source = useKey('source');
  const started = useKey('started');
  const interrupted = useKey('interrupted');
  const resumes = source?.kind === 'vod' && (source.startAt ?? 0) > 0 && started && !interrupted;
  const offered = useRef<PlayerSource | null>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!resumes || offered.current === source) return setShown(false);
    // Not again after an ad in the middle.
    offered.current = source;
    setShown(true);
    const timer = setTimeout(() => setShown(false), FROM_START_OFFER_MS);
    return () => clearTimeout(timer);
  }, [resumes, source]);
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
