'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { Failure } from '@/components/ui/form/Failure';
import formStyles from '@/components/ui/form/form.module.scss';
import type { CityOrAddress } from '@/lib/client/session/cities';
import type { LoginWords } from '@/lib/client/session/login';
import { matchesName } from '@/lib/rules/search/transliterate';
import styles from './auth.module.scss';

/** A short list needs no search. */
const SHORT_LIST = 8;

interface Props {
  words: LoginWords;
  choices: readonly CityOrAddress[];
  isBusy: boolean;
  error: string | null;
  onChoose(choice: CityOrAddress): void;
}

/** A choice of a place, with a search in long lists. */
export function ChoiceList({ words, choices, isBusy, error, onChoose }: Props) {
  const [text, setText] = useState('');
  const found = choices.filter(({ name }) => matchesName(name, text));
  const isLong = choices.length > SHORT_LIST;
  return (
    <>
      {isLong ? (
        <Field
          id="auth-filter"
          type="search"
          label={words.filter}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-autofocus
        />
      ) : null}
      {found.length > 0 ? (
        <ul className={formStyles.choices} aria-busy={isBusy}>
          {found.map((choice, index) => (
            <li key={choice.id}>
              <Button
                className={styles.choice}
                aria-disabled={isBusy}
                data-autofocus={(!isLong && index === 0) || undefined}
                onClick={() => onChoose(choice)}
              >
                {choice.name}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={formStyles.intro}>{isLong ? words.nothingFound : words.noPlaces}</p>
      )}
      {/* Spec 3 §8: server errors are shown in the form, at the city and address steps, too. */}
      <Failure text={error} />
      <p role="status" className={formStyles.status}>
        {isBusy ? words.saving : null}
      </p>
    </>
  );
}
