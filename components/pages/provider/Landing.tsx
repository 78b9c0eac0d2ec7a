import type { ReactNode } from 'react';
import styles from './landing.module.scss';

interface Props {
  tariffs: { title: string; none: string | null; lists: ReactNode };
  children: ReactNode;
}

/** Sections of a provider's page; `#tariffs` is an address that others link to (spec 3 §2). */
export function Landing({ tariffs, children }: Props) {
  return (
    <>
      <section id="tariffs" aria-labelledby="tariffs-title" className={styles.tariffs}>
        <h2 id="tariffs-title" className={styles.title}>
          {tariffs.title}
        </h2>
        {tariffs.none ? <p className={styles.none}>{tariffs.none}</p> : tariffs.lists}
      </section>
      <div className={styles.beside}>{children}</div>
    </>
  );
}
