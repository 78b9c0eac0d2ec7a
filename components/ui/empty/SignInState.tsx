import { PersonIcon } from '../icon/status';
import { ModalLink } from '../modal/ModalLink';
import { EmptyState } from './EmptyState';

interface Props {
  words: { signInTitle: string; signInText: string; signIn: string };
}

/** In place of what only somebody who is logged in has. */
export function SignInState({ words }: Props) {
  return (
    <EmptyState icon={<PersonIcon />} title={words.signInTitle} text={words.signInText}>
      <ModalLink modal="auth" variant="primary">
        {words.signIn}
      </ModalLink>
    </EmptyState>
  );
}
