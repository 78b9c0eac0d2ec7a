import type { ReactNode } from 'react';
import styles from './beside-keys.module.scss';

interface Props {
  /** The keyboard and the suggestions. */
  keys: ReactNode;
  heading: ReactNode;
  children: ReactNode;
}

/** The page of the search on a television: the letters at the left, what they find at the right. */
export function BesideKeys({ keys, heading, children }: Props) {
  return (
    <div className={styles.page}>
      {keys}
      <div className={styles.heading}>{heading}</div>
      <div className={styles.found}>{children}</div>
    </div>
  );
}
