'use client';

import { type ReactNode, useState } from 'react';
import styles from './expandable.module.scss';

interface Props {
  more: string;
  less: string;
  /** Structured text; plain text is cut by `Expandable`. */
  children: ReactNode;
}

/** The first lines of a long text; all of it is in the document. */
export function Fold({ more, less, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.folding}>
      {/* Clipped links must not get the focus. */}
      <div className={isOpen ? undefined : styles.fold} inert={!isOpen}>
        {children}
      </div>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? less : more}
      </button>
    </div>
  );
}
