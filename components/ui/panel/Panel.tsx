'use client';

import { type ReactNode, useId } from 'react';
import { useRootMark } from '@/lib/client/hooks/use-root-mark';
import { Status } from '../status/Status';
import styles from './panel.module.scss';

interface Props {
  title: string;
  text: string;
  /** It is about something that happens now, so other panels are hidden. */
  isUrgent?: boolean;
  /** A form or buttons. */
  children: ReactNode;
}

/** An unobtrusive notice at the edge of the page: it covers nothing and can be ignored; dialogs hide it. */
export function Panel({ title, text, isUrgent = false, children }: Props) {
  const titleId = useId();
  useRootMark('urgent', isUrgent);
  return (
    <aside
      className={styles.panel}
      aria-labelledby={titleId}
      data-notification=""
      data-urgent={isUrgent ? '' : undefined}
    >
      <Status>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <p className={styles.text}>{text}</p>
      </Status>
      {children}
    </aside>
  );
}
