'use client';

import { type LoginWords, logIn } from '@/lib/client/session/login';
import { LOGIN_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@/lib/rules/session/constants';
import { NameStep } from './NameStep';

interface Props {
  words: LoginWords;
  onPhone(): void;
  onEntered(came: Awaited<ReturnType<typeof logIn>>): Promise<void>;
}

/** Login and password, for accounts that an operator created. */
export function PasswordStep({ words, onPhone, onEntered }: Props) {
  return (
    <NameStep
      words={words}
      name={{ id: 'auth-login', label: words.login, maxLength: LOGIN_MAX_LENGTH }}
      proof={{
        id: 'auth-password',
        label: words.password,
        type: 'password',
        autoComplete: 'current-password',
        maxLength: PASSWORD_MAX_LENGTH,
      }}
      onPhone={onPhone}
      enter={async (login, password) => onEntered(await logIn({ login, password }))}
    />
  );
}
