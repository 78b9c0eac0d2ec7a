'use client';

import { useEffect, useState } from 'react';
import { useIsCurrent } from '@/lib/client/hooks/use-is-current';
import type { CityOrAddress } from '@/lib/client/session/cities';
import type { CodeSent, LoginForm, logIn, SendMethod } from '@/lib/client/session/login';
import { keepTypedPhone, takeTypedPhone } from '@/lib/client/session/typed-phone';
import { AddressStep } from './AddressStep';
import { ChooseStep } from './ChooseStep';
import { CityStep } from './CityStep';
import { CodeStep } from './CodeStep';
import { DeviceStep } from './DeviceStep';
import { PartnerStep } from './PartnerStep';
import { PasswordStep } from './PasswordStep';
import { PhoneStep } from './PhoneStep';

/** `enter` is the first step of the login method of the site. */
export type Step =
  | { at: 'enter' | 'phone' | 'password' | 'device' | 'city' }
  | { at: 'choose'; phone: string; methods: readonly SendMethod[] }
  | { at: 'code'; phone: string; sent: CodeSent & { at: number } }
  | { at: 'address'; city: CityOrAddress; addresses: readonly CityOrAddress[] };

interface Props {
  form: LoginForm;
  step: Step;
  onStep(step: Step): void;
  onEntered(came: Awaited<ReturnType<typeof logIn>>): Promise<void>;
  onHome(): Promise<void>;
}

/** Spec 3 §4: phone, optional telegram hint, code, city, address; or the code of a partner, a password, or another device. */
export function AuthSteps({ form, step, onStep, onEntered, onHome }: Props) {
  const [digits, setDigits] = useState(takeTypedPhone);
  useEffect(() => {
    const keep = () => keepTypedPhone(digits);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [digits]);
  const { words } = form;
  const isCurrent = useIsCurrent(step);
  // The answer to a request for a code may come after the viewer has left its step.
  const goOn = (next: Step) => {
    if (isCurrent()) onStep(next);
  };
  const onSent = (phone: string, sent: CodeSent) =>
    goOn({ at: 'code', phone, sent: { ...sent, at: Date.now() } });
  const toPhone = () => onStep({ at: form.loginMethod === 'partner' ? 'phone' : 'enter' });
  const toEnter = () => onStep({ at: 'enter' });
  const toPassword = () => onStep({ at: 'password' });
  const byDevice = { label: words.byDevice, onChoose: () => onStep({ at: 'device' }) };

  switch (step.at) {
    case 'enter':
      if (form.loginMethod === 'partner')
        return <PartnerStep words={words} onPhone={toPhone} byDevice={byDevice} onEntered={onEntered} />;
      break;
    case 'password':
      return <PasswordStep words={words} onPhone={toPhone} onEntered={onEntered} />;
    case 'device': {
      const label = form.loginMethod === 'partner' ? words.partnerTitle : words.byPhone;
      return <DeviceStep words={words} other={{ label, onChoose: toEnter }} onEntered={onEntered} />;
    }
    case 'choose':
      return <ChooseStep {...{ form, onSent }} {...step} onChangePhone={toPhone} />;
    case 'code':
      return <CodeStep {...{ form, onSent }} {...step} onChangePhone={toPhone} onEntered={onEntered} />;
    case 'city':
      return (
        <CityStep words={words} onCity={(city, addresses) => onStep({ at: 'address', city, addresses })} />
      );
    case 'address':
      return <AddressStep words={words} {...step} onCity={() => onStep({ at: 'city' })} onHome={onHome} />;
  }
  return (
    <PhoneStep
      form={form}
      digits={digits}
      onDigits={setDigits}
      onSent={onSent}
      onChoose={(phone, methods) => goOn({ at: 'choose', phone, methods })}
      others={[
        form.loginMethod === 'partner'
          ? { label: words.partnerTitle, onChoose: toEnter }
          : { label: words.byPassword, onChoose: toPassword },
        byDevice,
      ]}
    />
  );
}
