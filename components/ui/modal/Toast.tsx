'use client';

import { useEffect } from 'react';
import type { Alert } from '@/lib/client/modals/alert';
import { AlertIcon } from '../icon/status';
import styles from './modal.module.scss';

/** Spec 2 §9 "Timers": how long an alert stays; nothing is lost with it. */
const TOAST_MS = 3_000;

interface Props {
  /** Null says nothing; the place is there before, or a screen reader would not notice the words. */
  alert: Alert | null;
  onEnd(): void;
}

/** Says briefly that something is done, or, with the icon of a failure, that it is not (spec 1 §8). */
export function Toast({ alert, onEnd }: Props) {
  useEffect(() => {
    if (!alert) return;
    const timer = setTimeout(onEnd, TOAST_MS);
    return () => clearTimeout(timer);
  }, [alert, onEnd]);
  return (
    <div role="status">
      {alert ? (
        <p className={styles.toast}>
          {alert.kind === 'failure' ? <AlertIcon /> : null}
          {alert.text}
        </p>
      ) : null}
    </div>
  );
}
