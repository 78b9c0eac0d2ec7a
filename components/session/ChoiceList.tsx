'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { Failure } from '@/components/ui/form/Failure';
import formStyles from '@/components/ui/form/form.module.scss';
import type { LoginWords } from '@/lib/client/session/login';
import type { Place } from '@/lib/client/session/places';
import { matchesName } from '@/lib/rules/search/transliterate';
import styles from './auth.module.scss';

/** A short list needs no search. */
const SHORT_LIST = 8;

interface Props {
  words: LoginWords;
  places: readonly Place[];
  isBusy: boolean;
  error: string | null;
  onChoose(place: Place): void;
}

/** A choice of a place, with a search in long lists. */
export function ChoiceList({ words, places, isBusy, error, onChoose }: Props) {
  const [text, setText] = useState('');
  const found = places.filter(({ name }) => matchesName(name, text));
  const isLong = places.length > SHORT_LIST;
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
          {found.map((place, index) => (
            <li key={place.id}>
              <Button
                className={styles.place}
                aria-disabled={isBusy}
                data-autofocus={(!isLong && index === 0) || undefined}
                onClick={() => onChoose(place)}
              >
                {place.name}
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
