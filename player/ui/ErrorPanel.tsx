'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { AlertIcon } from '@/components/ui/icon/status';
import type { PlayerErrorCode } from '../core/errors/ladder';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './error.module.scss';
import type { LabelName } from './labels';

const TEXTS: Record<PlayerErrorCode, LabelName> = {
  download: 'error_video_download',
  codec: 'error_video_codec',
  drm: 'error_drm',
};

/** The error, a retry, and a link that needs no video. */
export function ErrorPanel({ wayOn }: { wayOn?: ReactNode }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const error = useKey('error');
  if (!error) return null;
  return (
    <div className={styles.error} role="alert">
      <AlertIcon size="lg" />
      <p className={styles.title}>{labels.errorTitle}</p>
      <p className={styles.text}>{labels[TEXTS[error]]}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => send('retry')}>
          {labels.retry}
        </Button>
        {wayOn}
      </div>
    </div>
  );
}
