import type { ReactNode } from 'react';
import styles from './small-actions.module.scss';

/** The actions that are only signs stay together, so that none of them is alone on a line of a phone. */
export function SmallActions({ children }: { children: ReactNode }) {
  return <div className={styles.small}>{children}</div>;
}
