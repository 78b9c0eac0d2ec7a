import type { ReactNode } from 'react';
import styles from './reading.module.scss';

interface Props {
  head: ReactNode;
  children: ReactNode;
}

/** A page of text: lines of about seventy letters, with the title beside them on wide screens. */
export function Reading({ head, children }: Props) {
  return (
    <article className={styles.reading}>
      <div className={styles.head}>{head}</div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
