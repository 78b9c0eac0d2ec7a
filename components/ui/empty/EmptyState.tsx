import type { ReactNode } from 'react';
import styles from './empty.module.scss';

interface Props {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** A button or a link. */
  children?: ReactNode;
}

/** An empty state with a next step. */
export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <div className={styles.empty}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
