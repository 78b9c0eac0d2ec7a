import type { ReactNode } from 'react';
import styles from './wide.module.scss';

interface Props {
  head: ReactNode;
  children: ReactNode;
}

/** A page of tiles or sections over the full width. */
export function Wide({ head, children }: Props) {
  return (
    <div className={styles.wide}>
      {head}
      {children}
    </div>
  );
}
