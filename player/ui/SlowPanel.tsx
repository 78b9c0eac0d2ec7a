'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './error.module.scss';

/** Spec 2 §8 Loading timeout: what has loaded for ten seconds says so, and offers another attempt and a way on. */
export function SlowPanel({ wayOn }: { wayOn?: ReactNode }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const isOffline = useKey('offline');
  if (useKey('loading') !== 'long') return null;
  return (
    <div className={clsx(styles.error, styles.slow)} data-testid="player-slow">
      <span className={styles.spinner} aria-hidden="true" />
      {/* Status says it to screen readers; without a network it has another text. */}
      {!isOffline && <p className={styles.text}>{labels.slow}</p>}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => send('retry')}>
          {labels.retry}
        </Button>
        {wayOn}
      </div>
    </div>
  );
}
