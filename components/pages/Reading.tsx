import type { ReactNode } from 'react';
import styles from './reading.module.scss';

interface Props {
  head: ReactNode;
  children: ReactNode;
}

/** A page to be read: lines of about seventy letters, on wide screens with its title beside them. */
export function Reading({ head, children }: Props) {
  return (
    <article className={styles.reading}>
      <div className={styles.head}>{head}</div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
