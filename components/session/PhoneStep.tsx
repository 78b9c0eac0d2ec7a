'use client';

import { Button } from '@/components/ui/button/Button';
import { PhoneField } from '@/components/ui/field/PhoneField';
import formStyles from '@/components/ui/form/form.module.scss';
import {
  type CodeSent,
  clearsPhone,
  type LoginForm,
  requestCode,
  type SendMethod,
} from '@/lib/client/session/login';
import { fill } from '@/lib/shared/i18n/fill';
import { phoneLength, phoneMaskOf, phonePrefix } from '@/lib/shared/phone';
import styles from './auth.module.scss';
import { type OtherWay, StepForm } from './StepForm';
import { useSubmit } from './use-submit';

interface Props {
  form: LoginForm;
  /** Null until something is typed. */
  digits: string | null;
  onDigits(digits: string | null): void;
  onSent(phone: string, sent: CodeSent): void;
  onChoose(phone: string, methods: readonly SendMethod[]): void;
  others: readonly OtherWay[];
}

/** The phone that gets the code. */
export function PhoneStep({ form, digits, onDigits, onSent, onChoose, others }: Props) {
  const { words, phoneMask, phoneRule, trial } = form;
  const { isBusy, error, run, fail, clear } = useSubmit(words);
  const maskOf = (typed: string) => phoneMaskOf(phoneMask, phoneRule, typed);
  const mask = maskOf(digits ?? '');
  const shown = digits ?? phonePrefix(mask);

  const submit = () => {
    const count = phoneLength(mask);
    if (shown.length !== count) return fail(fill(words.error_wrong_phone, { count }));
    run(
      async () => {
        const answer = await requestCode(shown);
        if ('choose' in answer) onChoose(shown, answer.choose);
        else onSent(shown, answer);
      },
      (failure) => {
        if (clearsPhone(failure)) onDigits(null);
        return null;
      },
    );
  };

  return (
    <StepForm
      isBusy={isBusy}
      submit={words.getCode}
      busy={words.sending}
      onSubmit={submit}
      ways={others.map((other) => (
        <Button key={other.label} variant="quiet" onClick={other.onChoose}>
          {other.label}
        </Button>
      ))}
    >
      <div>
        <p className={formStyles.intro}>{words.phoneIntro}</p>
        {trial ? <p className={styles.trial}>{fill(words.newViewers, { trial })}</p> : null}
      </div>
      <PhoneField
        id="auth-phone"
        label={words.phone}
        maskOf={maskOf}
        digits={shown}
        error={error}
        isBusy={isBusy}
        onDigits={(next) => {
          clear();
          onDigits(next);
        }}
      />
    </StepForm>
  );
}
