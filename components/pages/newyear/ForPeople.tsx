'use client';

import type { ReactNode } from 'react';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { useBrowserValue } from '@/lib/client/hooks/use-browser-value';
import { hasSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './for-people.module.scss';

interface Props {
  words: Pick<Messages['pages']['newyear'], 'signInText' | 'signIn'>;
  children: ReactNode;
}

/** Spec 2 §1: the rows are "loaded for authorised users"; other viewers see an invitation to log in. */
export function ForPeople({ words, children }: Props) {
  const who = useViewer();
  // A viewer who may be logged in is not invited before the answer.
  const mayBePerson = useBrowserValue(hasSession, false);
  if (who?.state === 'user') return children;
  return (
    <div className={styles.invitation} hidden={who === null && mayBePerson}>
      <p>{words.signInText}</p>
      <ModalLink modal="auth" variant="primary">
        {words.signIn}
      </ModalLink>
    </div>
  );
}
