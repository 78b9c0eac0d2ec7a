'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import type { Messages } from '@/lib/i18n/dictionaries';
import { isKnownViewer } from '@/lib/session/known';
import { useWho } from '@/lib/session/use-who';
import styles from './for-people.module.scss';

interface Props {
  words: Pick<Messages['pages']['newyear'], 'signInText' | 'signIn'>;
  children: ReactNode;
}

const never = () => () => {};

/** Spec 2 §1: the rows are "loaded for authorised users"; who is not one is told how to become one. */
export function ForPeople({ words, children }: Props) {
  const who = useWho();
  // Somebody who may be one is not invited before the answer.
  const mayBeOne = useSyncExternalStore(never, isKnownViewer, () => false);
  if (who?.state === 'user') return children;
  return (
    <div className={styles.invitation} hidden={who === null && mayBeOne}>
      <p>{words.signInText}</p>
      <ModalLink modal="auth" variant="primary">
        {words.signIn}
      </ModalLink>
    </div>
  );
}
