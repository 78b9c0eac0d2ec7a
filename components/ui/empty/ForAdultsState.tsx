import { LockIcon } from '../icon/lock';
import { ModalLink } from '../modal/ModalLink';
import { EmptyState } from './EmptyState';

interface Props {
  title: string;
  text: string | undefined;
  /** Caption of the link to an adult profile, such as "Profiles". */
  action: string;
}

/** Replaces content that a child profile may not see. */
export function ForAdultsState({ title, text, action }: Props) {
  return (
    <EmptyState icon={<LockIcon />} title={title} text={text}>
      <ModalLink modal="profiles" variant="primary">
        {action}
      </ModalLink>
    </EmptyState>
  );
}
