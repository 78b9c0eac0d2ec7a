import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './section.module.scss';

interface Props {
  title: ReactNode;
  intro?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a settings page with its heading, which can take the focus when a focused element is removed. */
export function Section({ title, intro, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx(styles.section, className)}>
      <header className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </header>
      {children}
    </section>
  );
}
