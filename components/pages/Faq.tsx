'use client';

import { useState } from 'react';
import { FilterField } from '@/components/ui/field/FilterField';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import styles from './faq.module.scss';

interface Props {
  items: readonly { id: string; q: string; a: string }[];
  words: { find: string; none: string };
}

/**
 * Questions that unfold without script: the answers stay in the document for crawlers and find-in-page. With script they are searched while
 * typing; a question with its answer has to contain each word.
 */
export function Faq({ items, words }: Props) {
  const [typed, setTyped] = useState('');
  const wanted = typed.toLowerCase().split(/\s+/);
  const found = items.filter(({ q, a }) => {
    const text = `${q} ${a}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <>
      <FilterField label={words.find} value={typed} onType={setTyped} className={styles.find} />
      <p role="status" className={styles.none}>
        {found.length === 0 ? words.none : null}
      </p>
      <div className={styles.list}>
        {found.map(({ id, q, a }) => (
          <details key={id} id={id} className={styles.item}>
            <summary className={styles.question}>
              <h2>{q}</h2>
              <ChevronDownIcon />
            </summary>
            <p className={styles.answer}>{a}</p>
          </details>
        ))}
      </div>
    </>
  );
}
