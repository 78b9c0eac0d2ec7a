import type { ReactNode } from 'react';
import styles from './with-aside.module.scss';

interface Props {
  aside: ReactNode;
  children: ReactNode;
}

/** A list with a card beside it, where there is space. */
export function WithAside({ aside, children }: Props) {
  return (
    <div className={styles.beside}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
