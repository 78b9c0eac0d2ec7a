'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { type LoginWords, logIn } from '@/lib/session/login';
import { StepForm } from './StepForm';
import { useSubmit } from './useSubmit';

interface Props {
  words: LoginWords;
  onPhone(): void;
  onEntered(came: Awaited<ReturnType<typeof logIn>>): Promise<void>;
}

/** Login and password: for accounts that an operator made. */
export function PasswordStep({ words, onPhone, onEntered }: Props) {
  const { isBusy, error, setError, run } = useSubmit(words);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const emptyIn = (text: string) => (isTried && text === '' ? words.error_empty : null);

  const submit = () => {
    setTried(true);
    if (login.trim() === '' || password === '') {
      document.getElementById(login.trim() === '' ? 'auth-login' : 'auth-password')?.focus();
      return;
    }
    run(async () => onEntered(await logIn({ login: login.trim(), password })));
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
      <Field
        id="auth-login"
        label={words.login}
        error={emptyIn(login.trim())}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={login}
        onChange={({ currentTarget }) => {
          setError(null);
          setLogin(currentTarget.value);
        }}
        data-autofocus
      />
      <Field
        id="auth-password"
        label={words.password}
        error={error ?? emptyIn(password)}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => {
          setError(null);
          setPassword(currentTarget.value);
        }}
      />
    </StepForm>
  );
}
