'use client';

import { type ReactNode, useId } from 'react';
import styles from './panel.module.scss';

interface Props {
  title: string;
  text: string;
  /** A form or buttons. */
  children: ReactNode;
}

/** An unobtrusive notice at the edge of the page: it covers nothing and can be ignored; dialogs hide it. */
export function Panel({ title, text, children }: Props) {
  const titleId = useId();
  return (
    <aside className={styles.panel} aria-labelledby={titleId} data-notification="">
      <div role="status">
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </aside>
  );
}
