import type { ReactNode } from 'react';
import { PersonIcon } from '../icon/person';
import { ModalLink } from '../modal/ModalLink';
import { EmptyState } from './EmptyState';

interface Props {
  words: { signInTitle: string; signInText: string; signIn: string };
  /** A picture instead of the icon. */
  art?: ReactNode;
  /** The page after the login; this one without it. */
  to?: string;
}

/** Replaces content that needs a login. */
export function SignInState({ words, art, to }: Props) {
  return (
    <EmptyState
      icon={art ? null : <PersonIcon />}
      art={art}
      title={words.signInTitle}
      text={words.signInText}
    >
      <ModalLink modal="auth" to={to} variant="primary">
        {words.signIn}
      </ModalLink>
    </EmptyState>
  );
}
