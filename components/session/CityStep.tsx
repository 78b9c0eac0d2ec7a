'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Spinner } from '@/components/ui/spinner/Spinner';
import type { LoginWords } from '@/lib/session/login';
import { chooseCity, loadCities, type Place } from '@/lib/session/places';
import styles from './auth.module.scss';
import { ChoiceList } from './ChoiceList';
import { useSubmit } from './useSubmit';

interface Props {
  words: LoginWords;
  onCity(city: Place, addresses: Place[]): void;
}

/** Spec 3 §4 "city choice": for subscribers who have no contract yet. */
export function CityStep({ words, onCity }: Props) {
  const { isBusy, error, run } = useSubmit(words);
  const [cities, setCities] = useState<Place[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadCities().then(setCities, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  useEffect(() => {
    if (cities) document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
  }, [cities]);

  return (
    <div className={styles.form}>
      <p className={styles.intro}>{words.cityIntro}</p>
      {cities ? (
        <ChoiceList
          words={words}
          places={cities}
          isBusy={isBusy}
          error={error}
          onChoose={(city) => run(async () => onCity(city, await chooseCity(city.id)))}
        />
      ) : hasFailed ? (
        <div role="alert" className={styles.form}>
          <p>{words.unavailable}</p>
          <Button variant="primary" onClick={load}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <div className={styles.waiting}>
          <Spinner label={words.loading} />
        </div>
      )}
    </div>
  );
}
