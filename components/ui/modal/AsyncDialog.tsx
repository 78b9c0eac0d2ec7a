import type { ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog';
import { AsyncContent } from './AsyncContent';
import type { ModalProps } from './ModalShell';

interface Props<Value> extends Pick<ModalProps, 'frame' | 'words'> {
  /** Null until it has loaded. */
  value: Value | null;
  hasFailed: boolean;
  onRetry(): void;
  variant?: 'panel' | 'brand' | 'wide' | 'middle';
  /** Reserves the size of the content, so that the dialog does not jump. */
  className?: string | undefined;
  title(value: Value): string;
  children(value: Value): ReactNode;
}

/** A dialog that loads its content: a spinner, a failure with a retry, then the content. */
export function AsyncDialog<Value>(props: Props<Value>) {
  const { frame, words, value, hasFailed, onRetry, variant, className, title, children } = props;
  return (
    <Dialog
      {...frame}
      variant={variant}
      title={value === null ? undefined : title(value)}
      label={words.loading}
      closeLabel={words.close}
    >
      <AsyncContent
        {...{ value, hasFailed, onRetry, className }}
        labels={{ loading: words.loading, failed: words.loadFailed, retry: words.retry }}
      >
        {children}
      </AsyncContent>
    </Dialog>
  );
}
