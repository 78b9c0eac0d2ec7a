import { type ReactNode, useId } from 'react';
import styles from './footer.module.scss';

interface Props {
  title: string;
  children: ReactNode;
}

/** A named list of links. */
export function FooterColumn({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
