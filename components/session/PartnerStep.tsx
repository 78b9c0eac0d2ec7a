'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { hasNoAnswer, type LoginWords, logIn } from '@/lib/session/login';
import { digitsOf, MAX_CODE_LENGTH } from '@/lib/session/phone';
import styles from './auth.module.scss';
import { StepForm } from './StepForm';
import { useSubmit } from './useSubmit';

interface Props {
  words: LoginWords;
  onPhone(): void;
  onEntered(came: Awaited<ReturnType<typeof logIn>>): Promise<void>;
}

/** A code that the partner gave its own customer (spec 1 §7 "POST /v2/auth/otp/{partner}/"). */
export function PartnerStep({ words, onPhone, onEntered }: Props) {
  const { isBusy, error, setError, run } = useSubmit(words);
  const [identifier, setIdentifier] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const emptyIn = (text: string) => (isTried && text === '' ? words.error_empty : null);
  const name = identifier.trim();

  const submit = () => {
    setTried(true);
    if (name === '' || code === '') {
      document.getElementById(name === '' ? 'auth-identifier' : 'auth-partner-code')?.focus();
      return;
    }
    run(
      async () => onEntered(await logIn({ identifier: name, code })),
      (failure) => (hasNoAnswer(failure) ? words.error_video_download : null),
    );
  };

  return (
    <StepForm
      isBusy={isBusy}
      submit={words.confirm}
      busy={words.checking}
      onSubmit={submit}
      ways={
        <Button variant="quiet" onClick={onPhone}>
          {words.byPhone}
        </Button>
      }
    >
      <p className={styles.intro}>{words.partnerIntro}</p>
      <Field
        id="auth-identifier"
        label={words.identifier}
        error={emptyIn(name)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={identifier}
        onChange={({ currentTarget }) => {
          setError(null);
          setIdentifier(currentTarget.value);
        }}
        data-autofocus
      />
      <Field
        id="auth-partner-code"
        label={words.code}
        error={error ?? emptyIn(code)}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        readOnly={isBusy}
        onChange={({ currentTarget }) => {
          setError(null);
          setCode(digitsOf(currentTarget.value).slice(0, MAX_CODE_LENGTH));
        }}
      />
    </StepForm>
  );
}
