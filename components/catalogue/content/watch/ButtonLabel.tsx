import type { ReactNode } from 'react';
import styles from './watch.module.scss';

interface Props {
  icon?: ReactNode;
  label: string;
  /** The quiet line below: what comes next, or what it costs. */
  sub?: string | null;
}

/** What stands on a watch button: an icon, what it does, and under it what that means. */
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
