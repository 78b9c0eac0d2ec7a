import { PersonIcon } from '../icon/person';
import { ModalLink } from '../modal/ModalLink';
import { EmptyState } from './EmptyState';

interface Props {
  words: { signInTitle: string; signInText: string; signIn: string };
}

/** Replaces content that needs a login. */
export function SignInState({ words }: Props) {
  return (
    <EmptyState icon={<PersonIcon />} title={words.signInTitle} text={words.signInText}>
      <ModalLink modal="auth" variant="primary">
        {words.signIn}
      </ModalLink>
    </EmptyState>
  );
}
