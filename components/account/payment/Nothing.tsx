import type { ReactNode } from 'react';
import styles from './payment.module.scss';

interface Props {
  icon?: ReactNode;
  text: string;
  /** A button at the end of the line. */
  children?: ReactNode;
}

/** A list without entries yet. */
export function Nothing({ icon, text, children }: Props) {
  return (
    <div className={styles.nothing}>
      {icon ? <span className={styles.sign}>{icon}</span> : null}
      <p className={styles.none}>{text}</p>
      {children}
    </div>
  );
}
