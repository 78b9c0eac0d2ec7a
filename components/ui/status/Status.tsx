import type { ReactNode } from 'react';
import { Announced } from './Announced';

interface Props {
  className?: string | undefined;
  /** Words, without anything that can be pressed. */
  children: ReactNode;
}

/** Announces words that are drawn together with the part of the page they belong to. */
export function Status({ className, children }: Props) {
  return (
    <div role="status">
      <Announced className={className}>{children}</Announced>
    </div>
  );
}
