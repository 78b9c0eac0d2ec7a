import type { ReactNode } from 'react';
import styles from './page.module.scss';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

/** The state without results, for any reason. */
export function SearchEmpty({ title, text, children }: Props) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.nothing}>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
