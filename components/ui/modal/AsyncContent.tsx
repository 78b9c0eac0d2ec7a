'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button';
import { focusMarked } from '../dialog/focus-marked';
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

/**
 * Content of a dialog that loads: a spinner, a failure with a retry, then the content. Its marked control takes the focus, or
 * the heading of the dialog, which was not there when the dialog opened.
 */
export function AsyncContent<Value>(props: Props<Value>) {
  const { value, hasFailed, onRetry, labels, className, children } = props;
  const hasLoaded = value !== null;
  /** The dialog in which it has waited; null on a page. */
  const dialog = useRef<HTMLDialogElement | null>(null);
  const wait = (element: HTMLElement | null) => {
    if (element) dialog.current = element.closest('dialog');
  };
  useEffect(() => {
    if (!hasLoaded || !dialog.current) return;
    if (!focusMarked(dialog.current)) focusHeading(dialog.current);
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
    <div ref={wait} className={clsx(styles.waiting, className)}>
      <Spinner label={labels.loading} />
    </div>
  );
}

/** Unless the content has taken the focus itself. */
function focusHeading(dialog: HTMLDialogElement): void {
  const { activeElement } = document;
  const isInside = activeElement !== dialog && dialog.contains(activeElement);
  if (isInside && !activeElement?.closest('[data-corner]')) return;
  const heading = dialog.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
