'use client';

import { Button } from '@/components/ui/button/Button';
import formStyles from '@/components/ui/form/form.module.scss';
import { type CityOrAddress, chooseAddress } from '@/lib/client/session/cities';
import type { LoginWords } from '@/lib/client/session/login';
import { fill } from '@/lib/shared/i18n/fill';
import { ChoiceList } from './ChoiceList';
import { useSubmit } from './use-submit';

interface Props {
  words: LoginWords;
  city: CityOrAddress;
  addresses: readonly CityOrAddress[];
  /** Returns to the step before. */
  onCity(): void;
  onHome(): Promise<void>;
}

/** The choice of an address (spec 3 §4 "Login modal steps"), which makes the viewer its subscriber. */
export function AddressStep({ words, city, addresses, onCity, onHome }: Props) {
  const { isBusy, error, run } = useSubmit(words);
  const choose = ({ id }: CityOrAddress) =>
    run(async () => {
      await chooseAddress(city.id, id);
      await onHome();
    });
  return (
    <div className={formStyles.form}>
      <p className={formStyles.intro}>{fill(words.addressIntro, { city: city.name })}</p>
      <ChoiceList words={words} choices={addresses} isBusy={isBusy} error={error} onChoose={choose} />
      <div className={formStyles.ways}>
        <Button variant="quiet" onClick={onCity}>
          {words.changeCity}
        </Button>
      </div>
    </div>
  );
}
