'use client';

import { Button } from '@/components/ui/button/Button';
import { fill } from '@/components/ui/fill';
import { type CodeSent, type LoginForm, requestCode } from '@/lib/session/login';
import { phoneLength } from '@/lib/session/phone';
import styles from './auth.module.scss';
import { PhoneField } from './PhoneField';
import { StepForm } from './StepForm';
import { useSubmit } from './useSubmit';

interface Props {
  form: LoginForm;
  digits: string;
  onDigits(digits: string): void;
  onSent(sent: CodeSent): void;
  onPassword(): void;
}

/** The phone; a code is sent to it. */
export function PhoneStep({ form, digits, onDigits, onSent, onPassword }: Props) {
  const { words, phoneMask } = form;
  const { isBusy, error, setError, run } = useSubmit(words);

  const submit = () => {
    const count = phoneLength(phoneMask);
    if (digits.length !== count) return setError(fill(words.error_wrong_phone, { count }));
    run(async () => onSent(await requestCode(digits, false)));
  };

  return (
    <StepForm
      isBusy={isBusy}
      submit={words.getCode}
      busy={words.sending}
      onSubmit={submit}
      ways={
        <Button variant="quiet" onClick={onPassword}>
          {words.byPassword}
        </Button>
      }
    >
      <p className={styles.intro}>{words.phoneIntro}</p>
      <PhoneField
        label={words.phone}
        mask={phoneMask}
        digits={digits}
        error={error}
        onDigits={(next) => {
          setError(null);
          onDigits(next);
        }}
      />
    </StepForm>
  );
}
