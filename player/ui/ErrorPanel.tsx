'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { AlertIcon } from '@/components/ui/icon/status';
import { fill } from '@/lib/shared/i18n/fill';
import type { LicenceError } from '../core/drm';
import type { PlayerErrorCode } from '../core/errors/ladder';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './error.module.scss';
import type { LabelName, PlayerLabels } from './labels';

const TEXTS: Record<PlayerErrorCode, LabelName> = {
  download: 'error_video_download',
  codec: 'error_video_codec',
  drm: 'error_drm',
  drmExpired: 'error_drm_expired',
  noDrm: 'error_drm_unsupported',
};

/** Spec 2 §8, a licence error. */
function licenceText({ message, code }: LicenceError, labels: PlayerLabels): string {
  return fill(labels.error_drm_licence, { message: message ?? labels.error_drm, code });
}

/** The error, a retry, and a link that needs no video. */
export function ErrorPanel({ wayOn }: { wayOn?: ReactNode }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const error = useKey('error');
  const licence = useKey('licenceError');
  if (!error) return null;
  return (
    <div className={styles.error} role="alert">
      <AlertIcon size="lg" />
      <p className={styles.title}>{labels.errorTitle}</p>
      <p className={styles.text}>{licence ? licenceText(licence, labels) : labels[TEXTS[error]]}</p>
      <div className={styles.actions}>
        {error !== 'noDrm' && (
          <Button variant="primary" onClick={() => send('retry')}>
            {labels.retry}
          </Button>
        )}
        {wayOn}
      </div>
    </div>
  );
}
