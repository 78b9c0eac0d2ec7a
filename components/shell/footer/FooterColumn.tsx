import { type ReactNode, useId } from 'react';
import styles from './footer.module.scss';

interface Props {
  title: string;
  /** Long lists run in two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** A named list of links. */
export function FooterColumn({ title, isWide = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isWide ? styles.wide : undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
