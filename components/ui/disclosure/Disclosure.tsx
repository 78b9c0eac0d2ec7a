import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/arrows';
import styles from './disclosure.module.scss';

interface Props {
  label: string;
  children: ReactNode;
}

/** "Show all" without script: folded content stays in the document for crawlers and find-in-page. */
export function Disclosure({ label, children }: Props) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {label}
        <ChevronDownIcon size="sm" />
      </summary>
      {children}
    </details>
  );
}
