import type { ComponentPropsWithoutRef } from 'react';
import { VisuallyHidden } from '../hidden/VisuallyHidden';

type Props = ComponentPropsWithoutRef<'a'> & { href: string; newTabLabel: string };

/** Leaves the product: a new tab that cannot reach back, and says so to those who do not see it open. */
export function ExternalLink({ newTabLabel, children, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  );
}
