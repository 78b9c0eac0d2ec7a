'use client';

import { useState } from 'react';
import { FilterField } from '@/components/ui/field/FilterField';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { matchesName } from '@/lib/rules/search/transliterate';
import styles from './faq.module.scss';

interface Question {
  id: string;
  q: string;
  a: string;
}

interface Props {
  groups: ReadonlyArray<{ id: string; title: string; items: readonly Question[] }>;
  words: { find: string; none: string };
}

/**
 * Questions that unfold without script: the answers stay in the document for crawlers and find-in-page. With script they are searched while
 * typing; a question with its answer has to contain each word.
 */
export function Faq({ groups, words }: Props) {
  const [typed, setTyped] = useState('');
  const wanted = typed.split(/\s+/);
  const isWanted = ({ q, a }: Question) => wanted.every((word) => matchesName(`${q} ${a}`, word));
  const found = groups
    .map((group) => ({ ...group, items: group.items.filter(isWanted) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <FilterField label={words.find} value={typed} onType={setTyped} className={styles.find} />
      <p role="status" className={styles.none}>
        {found.length === 0 ? words.none : null}
      </p>
      <div className={styles.groups}>
        {found.map((group, at) => (
          <section key={group.id} aria-labelledby={group.id} className={styles.list}>
            <h2 id={group.id} className={styles.group}>
              {group.title}
            </h2>
            {group.items.map(({ id, q, a }, place) => (
              <details key={id} id={id} className={styles.item} open={at === 0 && place === 0}>
                <summary className={styles.question}>
                  <h3>{q}</h3>
                  <ChevronDownIcon />
                </summary>
                <p className={styles.answer}>{a}</p>
              </details>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
