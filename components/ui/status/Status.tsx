import type { ReactNode } from 'react';
import { Announced } from './Announced';

interface Props {
  className?: string | undefined;
  /** Words, without anything that can be pressed. */
  children: ReactNode;
}

/** Announces words that appear together with a part of the page. */
export function Status({ className, children }: Props) {
  return (
    <div role="status">
      <Announced className={className}>{children}</Announced>
    </div>
  );
}
