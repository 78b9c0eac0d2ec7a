'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CodeField } from '@/components/ui/field/CodeField';
import { Form } from '@/components/ui/form/Form';
import formStyles from '@/components/ui/form/form.module.scss';
import { requestPhoneCode, savePhone } from '@/lib/client/account/calls';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { useCountdown } from '@/lib/client/hooks/use-countdown';
import { unlessPinClosed, withPin } from '@/lib/client/parental/with-pin';
import type { CodeSent, LoginForm } from '@/lib/client/session/login';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { phoneInText, phoneMaskOf } from '@/lib/shared/phone';
import { TryIn } from '../TryIn';

interface Props {
  words: Messages['account'];
  form: LoginForm;
  digits: string;
  sent: CodeSent & { at: number };
  onSent(sent: CodeSent): void;
  onBack(): void;
  onSaved(): void;
}

/** The code that came to the new number, or another one after a while (spec 1 §9: 60 s). */
export function NewPhoneCode({ words, form, digits, sent, onSent, onBack, onSaved }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isResent, setResent] = useState(false);
  const { isBusy, error, left, run, clear } = useAttempt(words);
  const untilNext = useCountdown(sent.at + sent.resendAfter * 1000);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const save = () => {
    const count = sent.codeLength;
    if (code.length !== count) return setProblem(fill(form.words.error_wrong_code, { count }));
    run(() =>
      unlessPinClosed(async () => {
        await withPin('settings', () => savePhone(digits, code));
        onSaved();
      }),
    );
  };
  const resend = () =>
    run(() =>
      unlessPinClosed(async () => {
        const next = await withPin('settings', () => requestPhoneCode(digits));
        onSent(next);
        setResent(!next.isEarlier);
        if (!next.isEarlier) setCode('');
        input.current?.focus();
      }),
    );

  const phone = phoneInText(digits, phoneMaskOf(form.phoneMask, form.phoneRule, digits));
  return (
    <Form
      isBusy={isBusy}
      submit={words.phone.confirm}
      busy={form.words.checking}
      onSubmit={save}
      ways={
        <>
          <TryIn words={words} left={left} className={formStyles.wait} />
          {untilNext > 0 ? (
            <p className={formStyles.wait}>{fill(form.words.resendIn, { seconds: untilNext })}</p>
          ) : (
            <Button variant="quiet" onClick={resend}>
              {form.words.resend}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {form.words.changePhone}
          </Button>
        </>
      }
    >
      <p className={formStyles.intro}>{fill(form.words.codeSentSms, { phone })}</p>
      <p role="status" className={formStyles.status}>
        {isResent ? form.words.resent : null}
      </p>
      <CodeField
        ref={input}
        id="account-phone-code"
        label={form.words.code}
        error={problem ?? error}
        isBusy={isBusy}
        value={code}
        onChange={(next) => {
          setProblem(null);
          if (left === 0) clear();
          setCode(next.slice(0, sent.codeLength));
        }}
      />
    </Form>
  );
}
