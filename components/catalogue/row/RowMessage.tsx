import type { ReactNode } from 'react';
import styles from './row.module.scss';

interface Props {
  title: string;
  /** "The row did not load". */
  text: string;
  /** A button to try again. */
  children?: ReactNode;
}

/** A row that failed keeps its place, so nothing below it moves. */
export function RowMessage({ title, text, children }: Props) {
  return (
    <section className={styles.row} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.message} role="status">
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
