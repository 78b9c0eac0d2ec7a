import { LockIcon } from '../icon/status';
import { ModalLink } from '../modal/ModalLink';
import { EmptyState } from './EmptyState';

interface Props {
  title: string;
  text: string | undefined;
  /** "Profiles": the way to one that may. */
  action: string;
}

/** In place of what a child's profile has no access to. */
export function ForAdultsState({ title, text, action }: Props) {
  return (
    <EmptyState icon={<LockIcon />} title={title} text={text}>
      <ModalLink modal="profiles" variant="primary">
        {action}
      </ModalLink>
    </EmptyState>
  );
}
