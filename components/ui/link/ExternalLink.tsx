import type { ComponentPropsWithoutRef } from 'react';
import { VisuallyHidden } from '../hidden/VisuallyHidden';

type Props = ComponentPropsWithoutRef<'a'> & { href: string; newTabLabel: string };

/** A link to another site: a new tab without access to this page, announced to screen readers. */
export function ExternalLink({ newTabLabel, children, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  );
}
