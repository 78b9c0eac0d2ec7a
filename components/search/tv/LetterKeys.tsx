'use client';

import { type CSSProperties, type FormEvent, useId, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { CloseIcon } from '@/components/ui/icon/close';
import { EraseIcon } from '@/components/ui/icon/erase';
import { SearchIcon } from '@/components/ui/icon/search';
import { SpaceIcon } from '@/components/ui/icon/space';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import { searchInput } from '@/components/ui/search-form/search-input';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import { alphabetAfter, keyboardOf, withoutLast } from '@/lib/rules/search/letters';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { type Locale, localeNames, localeTags } from '@/lib/shared/i18n/locales';
import { routes } from '@/lib/shared/routes';
import { useSearch } from '../use-search';
import styles from './letter-keys.module.scss';

export interface LetterKeysProps {
  query: string;
  locale: Locale;
  words: Pick<Messages['search'], 'label' | 'placeholder' | 'options' | 'popular' | 'letters'>;
}

const COLUMNS = 6;
/** One line before the first letter; then they stand beside the number of results. */
const SUGGESTIONS = 3;

/** Letters that the arrows of a remote control reach; the results beside them follow the text. A television that has letters of its own opens them at the field. */
export function LetterKeys({ query, locale, words }: LetterKeysProps) {
  const search = useSearch(query);
  const { text, setText, searchFor } = search;
  const [alphabet, setAlphabet] = useState(locale);
  const { keys, space, lines } = keyboardOf(alphabet, COLUMNS);
  const following = alphabetAfter(alphabet);
  const isBegun = text !== '';
  const typed = text.trim().toLowerCase();
  const names = (isBegun ? search.suggestions : search.popular).map((one) => one.text);
  // Two titles of one name are one line, because a press searches for the name.
  const suggestions = [...new Set(names)]
    .filter((name) => name.toLowerCase() !== typed)
    .slice(0, SUGGESTIONS);
  const captionId = useId();
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
            {...searchInput(words)}
            className={styles.input}
            value={text}
            maxLength={MAX_QUERY}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a list of fields. */}
        <div
          role="group"
          aria-label={words.letters.label}
          className={styles.keys}
          style={{ '--lines': lines } as CSSProperties}
          data-begins=""
        >
          {keys.map((letter) => (
            <button key={letter} type="button" className={styles.key} onClick={() => setText(text + letter)}>
              {letter}
            </button>
          ))}
          <button
            type="button"
            className={styles.wide}
            style={{ '--span': 2 } as CSSProperties}
            onClick={() => setAlphabet(following)}
          >
            <VisuallyHidden>{words.letters.others} </VisuallyHidden>
            <span lang={localeTags[following]}>{localeNames[following]}</span>
          </button>
          <button
            type="button"
            className={styles.wide}
            style={{ '--span': space } as CSSProperties}
            onClick={() => setText(`${text} `)}
          >
            {space > 1 ? (
              words.letters.space
            ) : (
              <>
                <SpaceIcon />
                <VisuallyHidden>{words.letters.space}</VisuallyHidden>
              </>
            )}
          </button>
          <button type="button" className={styles.wide} onClick={() => setText(withoutLast(text))}>
            <EraseIcon />
            <VisuallyHidden>{words.letters.erase}</VisuallyHidden>
          </button>
          <button type="button" className={styles.wide} onClick={() => setText('')}>
            <CloseIcon />
            <VisuallyHidden>{words.letters.clear}</VisuallyHidden>
          </button>
        </div>
        <VisuallyHidden>
          <span role="status">{text}</span>
        </VisuallyHidden>
      </form>
      <div className={styles.suggested} data-popular={isBegun ? undefined : ''}>
        {isBegun && suggestions.length === 0 ? null : (
          <>
            <h2 id={captionId} className={styles.caption}>
              {isBegun ? words.options : words.popular}
            </h2>
            <ul className={styles.suggestions} aria-labelledby={captionId}>
              {suggestions.map((name) => (
                <li key={name}>
                  <button type="button" className={styles.suggestion} onClick={() => searchFor(name)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <RootMark mark="letters" />
    </>
  );
}
