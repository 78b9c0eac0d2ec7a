'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../button/Button';
import { Spinner } from '../spinner/Spinner';
import styles from './modal.module.scss';

interface Props<Value> {
  /** Null until it has loaded. */
  value: Value | null;
  hasFailed: boolean;
  onRetry(): void;
  labels: { loading: string; failed: string; retry: string };
  /** Reserves the size of the content, so that the dialog does not jump. */
  className?: string | undefined;
  children(value: Value): ReactNode;
}

/** Content of a dialog that loads: a spinner, a failure with a retry, then the content, which takes the focus. */
export function AsyncContent<Value>(props: Props<Value>) {
  const { value, hasFailed, onRetry, labels, className, children } = props;
  const hasLoaded = value !== null;
  useEffect(() => {
    if (hasLoaded) document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
  }, [hasLoaded]);
  if (value !== null) return children(value);
  if (hasFailed) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{labels.failed}</p>
        <Button variant="primary" onClick={onRetry}>
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className={clsx(styles.waiting, className)}>
      <Spinner label={labels.loading} />
    </div>
  );
}
