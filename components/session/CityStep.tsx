'use client';

import { useCallback, useEffect, useState } from 'react';
import formStyles from '@/components/ui/form/form.module.scss';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import { type CityOrAddress, chooseCity, loadCities } from '@/lib/client/session/cities';
import type { LoginWords } from '@/lib/client/session/login';
import styles from './auth.module.scss';
import { ChoiceList } from './ChoiceList';
import { useSubmit } from './use-submit';

interface Props {
  words: LoginWords;
  onCity(city: CityOrAddress, addresses: CityOrAddress[]): void;
}

/** The choice of a city (spec 3 §4 "Login modal steps"), for subscribers without a contract. */
export function CityStep({ words, onCity }: Props) {
  const { isBusy, error, run } = useSubmit(words);
  const [cities, setCities] = useState<CityOrAddress[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadCities().then(setCities, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  return (
    <div className={formStyles.form}>
      <p className={formStyles.intro}>{words.cityIntro}</p>
      <AsyncContent
        value={cities}
        hasFailed={hasFailed}
        onRetry={load}
        labels={{ loading: words.loading, failed: words.unavailable, retry: words.retry }}
        className={styles.waiting}
      >
        {(loaded) => (
          <ChoiceList
            words={words}
            choices={loaded}
            isBusy={isBusy}
            error={error}
            onChoose={(city) => run(async () => onCity(city, await chooseCity(city.id)))}
          />
        )}
      </AsyncContent>
    </div>
  );
}
