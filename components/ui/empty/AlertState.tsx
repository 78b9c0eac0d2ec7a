import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

interface Props {
  title: string;
  text: string | null;
  /** Offered only where asking again may help. */
  retry: { label: string; onRetry(): void } | null;
  /** Another way on. */
  children: ReactNode;
}

/** Something that was asked for did not come: said at once to everybody, with a way on. */
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
