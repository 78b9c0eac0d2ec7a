import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/navigation';
import styles from './disclosure.module.scss';

interface Props {
  label: string;
  children: ReactNode;
}

/** "Show all": what is folded stays in the document, for crawlers and for find-in-page. No script. */
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
