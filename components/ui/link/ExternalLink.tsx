import type { ComponentPropsWithoutRef } from 'react';
import styles from './external-link.module.scss';

type Props = ComponentPropsWithoutRef<'a'> & { href: string; newTabLabel: string };

/**
 * A link to another site: a new tab without access to this page, announced to screen readers. In a host app that shows one page at
 * a time it takes the place of this page (components/shell/deferred/one-view.ts).
 */
export function ExternalLink({ newTabLabel, children, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.newTab}> ({newTabLabel})</span>
    </a>
  );
}
