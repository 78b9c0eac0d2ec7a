import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

interface Props {
  title: string;
  text: string | null;
  /** Null if a retry cannot help. */
  retry: { label: string; onRetry(): void } | null;
  /** Links to other pages. */
  children: ReactNode;
}

/** A failed request, announced at once, with a retry and links. */
export function AlertState({ title, text, retry, children }: Props) {
  return (
    <div role="alert">
      <EmptyState title={title} text={text ?? undefined}>
        {retry ? (
          <Button variant="primary" onClick={retry.onRetry}>
            {retry.label}
          </Button>
        ) : null}
        {children}
      </EmptyState>
    </div>
  );
}
