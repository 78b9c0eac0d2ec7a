'use client';

import { useRef, useState } from 'react';
import { CodeField } from '@/components/ui/field/CodeField';
import formStyles from '@/components/ui/form/form.module.scss';
import {
  type CodeSent,
  hasNoAnswer,
  type LoginForm,
  logIn,
  requestCode,
  type SendMethod,
} from '@/lib/client/session/login';
import { fill } from '@/lib/shared/i18n/fill';
import { phoneInText, phoneMaskOf } from '@/lib/shared/phone';
import styles from './auth.module.scss';
import { CodeAlternatives } from './CodeAlternatives';
import { StepForm } from './StepForm';
import { useMessengerCode } from './use-messenger-code';
import { useSubmit } from './use-submit';

interface Props {
  form: LoginForm;
  /** The number that got the code. */
  phone: string;
  sent: CodeSent & { at: number };
  onSent(phone: string, sent: CodeSent): void;
  onChangePhone(): void;
  onEntered(came: Awaited<ReturnType<typeof logIn>>): Promise<void>;
}

/** The code, which is sent with its last digit if only one length is possible. */
export function CodeStep({ form, phone, sent, onSent, onChangePhone, onEntered }: Props) {
  const { words, phoneMask, phoneRule, canRegister } = form;
  const { isBusy, error, run, fail, clear } = useSubmit(words);
  const [code, setCode] = useState('');
  const [isResent, setResent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isMessenger = sent.sentBy === 'telegram';
  // Where no account is made, a number without one gets no code, and the answer does not tell.
  const bySms = canRegister ? words.codeSentSms : words.codeIfKnown;
  const hasArrived = useMessengerCode(phone, isMessenger, sent.at);
  const { codeLength, maxCodeLength = codeLength } = sent;
  const isExact = maxCodeLength === codeLength;

  const check = (value: string) => {
    if (value.length < codeLength || value.length > maxCodeLength) {
      const sentence = isExact ? words.error_wrong_code : words.error_code_range;
      return fail(fill(sentence, { count: codeLength }));
    }
    run(
      async () => onEntered(await logIn({ phone, code: value })),
      (failure) => (hasNoAnswer(failure) ? words.error_video_download : null),
    );
  };
  const type = (typed: string) => {
    const value = typed.slice(0, maxCodeLength);
    clear();
    setCode(value);
    // A code that is filled in at once is complete, whatever its length.
    const isWhole = value.length - code.length > 1 ? value.length >= codeLength : isExact;
    if (isWhole && value.length >= codeLength && value !== code) check(value);
  };
  const resend = (via: SendMethod) =>
    run(async () => {
      const answer = await requestCode(phone, via);
      if ('choose' in answer) return;
      onSent(phone, answer);
      setResent(!answer.isEarlier);
      if (!answer.isEarlier) setCode('');
      input.current?.focus();
    });

  const messenger = hasArrived ? words.telegramThere : words.telegramWaiting;
  const news = isMessenger ? messenger : isResent ? words.resent : null;
  const shownPhone = phoneInText(phone, phoneMaskOf(phoneMask, phoneRule, phone));
  return (
    <StepForm
      isBusy={isBusy}
      submit={words.confirm}
      busy={words.checking}
      onSubmit={() => check(code)}
      ways={<CodeAlternatives {...{ words, sent, onChangePhone }} onResend={resend} />}
    >
      <p className={formStyles.intro}>
        {fill(isMessenger ? words.codeSentTelegram : bySms, { phone: shownPhone })}
      </p>
      {isMessenger && !hasArrived ? (
        <p className={styles.hint}>{sent.message ?? words.telegramHint}</p>
      ) : null}
      <p role="status" className={formStyles.status}>
        {news}
      </p>
      <CodeField
        ref={input}
        id="auth-code"
        label={words.code}
        error={error}
        isBusy={isBusy}
        value={code}
        onChange={type}
      />
    </StepForm>
  );
}
