import type { ReactNode } from 'react';
import styles from './browser.module.scss';

/** What chooses the channels of the page, above them. */
export function FilterLine({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
