'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { PhoneField } from '@/components/ui/field/PhoneField';
import { Form } from '@/components/ui/form/Form';
import formStyles from '@/components/ui/form/form.module.scss';
import { requestPhoneCode } from '@/lib/client/account/calls';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { unlessPinClosed, withPin } from '@/lib/client/parental/with-pin';
import type { CodeSent, LoginForm } from '@/lib/client/session/login';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { phoneLength, phoneMaskOf, phonePrefix } from '@/lib/shared/phone';
import { TryIn } from '../TryIn';

interface Props {
  words: Messages['account'];
  form: LoginForm;
  digits: string | null;
  /** The number of the account. */
  current: string | null;
  onSent(digits: string, sent: CodeSent): void;
  onCancel(): void;
}

/** The number that gets the code. */
export function NewPhone({ words, form, digits, current, onSent, onCancel }: Props) {
  const own = words.phone;
  const [typed, setTyped] = useState(digits);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, error, left, run, clear } = useAttempt(words);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const maskOf = (text: string) => phoneMaskOf(form.phoneMask, form.phoneRule, text);
  const mask = maskOf(typed ?? '');
  const shown = typed ?? phonePrefix(mask);

  const submit = () => {
    const count = phoneLength(mask);
    if (shown.length !== count) return setProblem(fill(form.words.error_wrong_phone, { count }));
    if (shown === current) return setProblem(own.same);
    run(() =>
      unlessPinClosed(async () => onSent(shown, await withPin('settings', () => requestPhoneCode(shown)))),
    );
  };

  return (
    <div ref={place}>
      <Form
        isBusy={isBusy}
        submit={form.words.getCode}
        busy={form.words.sending}
        onSubmit={submit}
        ways={
          <>
            <TryIn words={words} left={left} className={formStyles.wait} />
            <Button variant="quiet" onClick={onCancel}>
              {own.cancel}
            </Button>
          </>
        }
      >
        <p className={formStyles.intro}>{own.newIntro}</p>
        <PhoneField
          id="account-phone"
          label={own.newPhone}
          maskOf={maskOf}
          digits={shown}
          error={problem ?? error}
          isBusy={isBusy}
          onDigits={(next) => {
            setProblem(null);
            if (left === 0) clear();
            setTyped(next);
          }}
        />
      </Form>
    </div>
  );
}
