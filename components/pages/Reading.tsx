import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './reading.module.scss';

interface Props {
  head: ReactNode;
  /** For a list: it takes all of the width beside the title. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of text: lines of about seventy letters, with the title beside them on wide screens. */
export function Reading({ head, isWide = false, children }: Props) {
  return (
    <article className={clsx(styles.reading, isWide && styles.isWide)}>
      <div className={styles.head}>{head}</div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
