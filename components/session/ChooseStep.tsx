'use client';

import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import formStyles from '@/components/ui/form/form.module.scss';
import { type CodeSent, type LoginForm, requestCode, type SendMethod } from '@/lib/client/session/login';
import { fill } from '@/lib/shared/i18n/fill';
import { phoneInText, phoneMaskOf } from '@/lib/shared/phone';
import styles from './auth.module.scss';
import { useSubmit } from './use-submit';

interface Props {
  form: LoginForm;
  /** The number that gets the code. */
  phone: string;
  methods: readonly SendMethod[];
  onSent(phone: string, sent: CodeSent): void;
  onChangePhone(): void;
}

const labelOf = { telegram: 'byTelegram', sms: 'bySms' } as const;

/** Spec 3 §4 "Login modal steps": how to send the code, with the preferred way of the provider first. */
export function ChooseStep({ form, phone, methods, onSent, onChangePhone }: Props) {
  const { words, phoneMask, phoneRule } = form;
  const { isBusy, error, run } = useSubmit(words);
  const shownPhone = phoneInText(phone, phoneMaskOf(phoneMask, phoneRule, phone));

  const choose = (via: SendMethod) =>
    run(async () => {
      const answer = await requestCode(phone, via);
      if (!('choose' in answer)) onSent(phone, answer);
    });

  return (
    <div className={formStyles.form} aria-busy={isBusy}>
      <p className={formStyles.intro}>{fill(words.chooseIntro, { phone: shownPhone })}</p>
      {methods.includes('telegram') ? <p className={styles.hint}>{words.telegramHint}</p> : null}
      <div className={formStyles.choices}>
        {methods.map((method, index) => (
          <Button
            key={method}
            size="lg"
            variant={index === 0 ? 'primary' : 'secondary'}
            aria-disabled={isBusy}
            data-autofocus={index === 0 || undefined}
            onClick={() => choose(method)}
          >
            {words[labelOf[method]]}
          </Button>
        ))}
      </div>
      <Failure text={error} />
      <div className={formStyles.ways}>
        <Button variant="quiet" onClick={onChangePhone}>
          {words.changePhone}
        </Button>
      </div>
    </div>
  );
}
