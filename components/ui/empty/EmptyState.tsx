import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty.module.scss';

interface Props {
  icon?: ReactNode;
  /** Instead of the icon: a picture before the words, beside them where there is space. */
  art?: ReactNode;
  title: string;
  text?: string;
  /** A button or a link. */
  children?: ReactNode;
}

/** An empty state with a next step. */
export function EmptyState({ icon, art, title, text, children }: Props) {
  return (
    <div className={clsx(styles.empty, art ? styles.beside : null)}>
      {art}
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
    </div>
  );
}
