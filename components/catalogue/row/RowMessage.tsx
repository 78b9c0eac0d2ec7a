import type { ReactNode } from 'react';
import type { RowTemplate } from '@/lib/catalogue/view';
import styles from './row.module.scss';
import { railFit } from './rules';

interface Props {
  template: RowTemplate;
  title: string;
  /** "The row did not load". */
  text: string;
  /** A button to try again. */
  children?: ReactNode;
}

/** A row that failed keeps its place, so nothing below it jumps. */
export function RowMessage({ template, title, text, children }: Props) {
  return (
    <section className={styles.row} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.message} data-fit={railFit(template)} role="status">
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
