'use client';

import type { CSSProperties, FormEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { SearchIcon } from '@/components/ui/icon/search';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import { lettersOf, withoutLast } from '@/lib/rules/search/letters';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { Locale } from '@/lib/shared/i18n/locales';
import { routes } from '@/lib/shared/routes';
import { useSearch } from '../use-search';
import styles from './letter-keys.module.scss';

export interface LetterKeysProps {
  query: string;
  locale: Locale;
  words: Pick<Messages['search'], 'label' | 'placeholder' | 'options' | 'popular' | 'letters'>;
}

const COLUMNS = 7;
/** A shorter rest of the last line would not hold the word of the space bar. */
const SHORTEST_SPACE = 3;
/** They stay in one line. */
const SUGGESTIONS = 5;

/** Letters that the arrows of a remote control reach; the results beside them follow the text. A television that has letters of its own opens them at the field. */
export function LetterKeys({ query, locale, words }: LetterKeysProps) {
  const search = useSearch(query);
  const { text, setText, searchFor } = search;
  const letters = lettersOf(locale);
  const rest = COLUMNS - (letters.length % COLUMNS);
  const space = rest < SHORTEST_SPACE ? COLUMNS : rest;
  const suggestions = text === '' ? search.popular : search.suggestions;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(text);
  };

  return (
    <>
      <form action={routes.search()} className={styles.keyboard} onSubmit={onSubmit}>
        <div className={styles.field}>
          <SearchIcon />
          <input
            type="search"
            name="q"
            className={styles.input}
            value={text}
            maxLength={MAX_QUERY}
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={words.label}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a list of fields. */}
        <div role="group" aria-label={words.letters.label} className={styles.keys} data-begins="">
          {letters.map((letter) => (
            <button key={letter} type="button" className={styles.key} onClick={() => setText(text + letter)}>
              {letter}
            </button>
          ))}
          <button
            type="button"
            className={styles.wide}
            style={{ '--span': space } as CSSProperties}
            onClick={() => setText(`${text} `)}
          >
            {words.letters.space}
          </button>
          <button
            type="button"
            className={styles.wide}
            style={{ '--span': 4 } as CSSProperties}
            onClick={() => setText(withoutLast(text))}
          >
            {words.letters.erase}
          </button>
          <button
            type="button"
            className={styles.wide}
            style={{ '--span': COLUMNS - 4 } as CSSProperties}
            onClick={() => setText('')}
          >
            {words.letters.clear}
          </button>
        </div>
        <VisuallyHidden>
          <span role="status">{text}</span>
        </VisuallyHidden>
      </form>
      <ul className={styles.suggestions} aria-label={text === '' ? words.popular : words.options}>
        {suggestions.slice(0, SUGGESTIONS).map((suggestion) => (
          <li key={suggestion.text}>
            <button type="button" className={styles.suggestion} onClick={() => searchFor(suggestion.text)}>
              {suggestion.text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
