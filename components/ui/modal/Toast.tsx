'use client';

import { useEffect } from 'react';
import type { Alert } from '@/lib/client/modals/alert';
import { AlertIcon } from '../icon/status';
import styles from './modal.module.scss';

/** Spec 2 §9 "Timers": how long an alert stays; its content is never essential. */
const TOAST_MS = 3_000;

interface Props {
  /** Null without an alert; the element exists before its text, because screen readers announce changes only. */
  alert: Alert | null;
  onEnd(): void;
}

/** A short message about a success or, with an icon, about a failure (spec 1 §8). */
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
