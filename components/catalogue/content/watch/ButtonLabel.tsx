import type { ReactNode } from 'react';
import styles from './watch.module.scss';

interface Props {
  icon?: ReactNode;
  label: string;
  /** The secondary line: what plays next, or the price. */
  sub?: string | null;
}

/** The content of a watch button: an icon, the action, and a line with details. */
export function ButtonLabel({ icon, label, sub }: Props) {
  return (
    <>
      {icon}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {sub ? <span className={styles.sub}>{sub}</span> : null}
      </span>
    </>
  );
}
