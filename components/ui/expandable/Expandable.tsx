'use client';

import { useState } from 'react';
import { split } from '@/lib/shared/split';
import styles from './expandable.module.scss';

interface Props {
  text: string;
  /** Number of characters before the fold. */
  limit: number;
  more: string;
  less: string;
}

/** A long text folded behind a button; all of it is in the document. */
export function Expandable({ text, limit, more, less }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [head, tail] = split(text, limit);
  return (
    <p className={styles.text}>
      {head}
      {tail ? (
        <>
          {isOpen ? null : '… '}
          <span hidden={!isOpen}>{tail} </span>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? less : more}
          </button>
        </>
      ) : null}
    </p>
  );
}
