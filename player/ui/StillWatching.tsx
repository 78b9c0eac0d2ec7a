'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './error.module.scss';

/** After some episodes that nobody touched, the next one waits for an answer. */
export function StillWatching({ onClose }: { onClose?(): void }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const asks = useKey('asksStillWatching');
  useEffect(() => {
    if (asks) panel.current?.querySelector('button')?.focus();
  }, [asks]);
  if (!asks) return null;
  return (
    <div ref={panel} className={styles.error} role="alertdialog" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {labels.stillWatching}
      </p>
      <p className={styles.text}>{labels.stillWatchingText}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => send('playNext')}>
          {labels.keepWatching}
        </Button>
        {onClose && (
          <Button variant="secondary" onClick={onClose}>
            {labels.close}
          </Button>
        )}
      </div>
    </div>
  );
}
