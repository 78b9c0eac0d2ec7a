'use client';

import { useEffect, useState } from 'react';
import type { Alert } from '@/lib/client/modals/alert';
import { ALERT_MS, ALERT_WITH_BUTTON_MS } from '@/lib/rules/modals/constants';
import { Button } from '../button/Button';
import { AlertIcon } from '../icon/status';
import { Announced } from '../status/Announced';
import styles from './modal.module.scss';

interface Props {
  /** Null without an alert. */
  alert: Alert | null;
  onEnd(): void;
}

/** A short message about a success or, with an icon, about a failure (spec 1 §8). */
export function Toast({ alert, onEnd }: Props) {
  // Stores the held alert instead of a flag, so that the timer of the next alert starts even if the button disappears
  // without an event.
  const [held, setHeld] = useState<Alert | null>(null);
  const isHeld = held === alert;
  const undo = alert?.undo;
  useEffect(() => {
    if (!alert || isHeld) return;
    const timer = setTimeout(onEnd, alert.undo ? ALERT_WITH_BUTTON_MS : ALERT_MS);
    return () => clearTimeout(timer);
  }, [alert, isHeld, onEnd]);
  const press = () => {
    onEnd();
    undo?.run();
  };
  return (
    <div className={alert ? styles.toast : undefined}>
      <div role="status">
        {alert ? (
          // A new element, so that screen readers also announce an alert with the words of the one before.
          <Announced key={alert.id}>
            <p className={styles.message}>
              {alert.kind === 'failure' ? <AlertIcon /> : null}
              {alert.text}
            </p>
          </Announced>
        ) : null}
      </div>
      {undo ? (
        <Button
          size="sm"
          className={styles.undo}
          onClick={press}
          onFocus={() => setHeld(alert)}
          onBlur={() => setHeld(null)}
          onPointerEnter={() => setHeld(alert)}
          onPointerLeave={() => setHeld(null)}
        >
          {undo.label}
        </Button>
      ) : null}
    </div>
  );
}
