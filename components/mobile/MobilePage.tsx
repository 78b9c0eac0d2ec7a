import type { ReactNode } from 'react';
import styles from './mobile.module.scss';

/** The frame of the account inside an app, which has its own header and back button. */
export function MobilePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
