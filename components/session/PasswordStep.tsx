'use client';

import { type LoginWords, logIn } from '@/lib/client/session/login';
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
      name={{ id: 'auth-login', label: words.login }}
      proof={{
        id: 'auth-password',
        label: words.password,
        type: 'password',
        autoComplete: 'current-password',
      }}
      onPhone={onPhone}
      enter={async (login, password) => onEntered(await logIn({ login, password }))}
    />
  );
}
