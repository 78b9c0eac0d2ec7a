'use client';

import { type ReactNode, useEffect } from 'react';
import { SignInState } from '@/components/ui/empty/SignInState';
import { askModal } from '@/lib/client/modals/ask';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './tv.module.scss';

interface Props {
  words: Messages['account'];
  /** For a viewer who is logged in. */
  children: ReactNode;
}

/** The page of the code on a television: a guest came for the code of this television, which the dialog of its login shows. */
export function OwnCode({ words, children }: Props) {
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    // Home after it: the field of this page would ask for the code that has just been used.
    if (isLoggedIn === false) askModal({ id: 'auth', to: routes.home(), isPatient: true });
  }, [isLoggedIn]);

  const forGuest = (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words.tv.add}</h1>
      <div className={styles.end}>
        <SignInState words={words} to={routes.home()} />
      </div>
    </div>
  );
  if (isLoggedIn !== null) return isLoggedIn ? children : forGuest;
  // Until then the mark of the document decides (components/shell/PersonMark.tsx).
  return (
    <>
      <div data-guest="">{forGuest}</div>
      <div data-own="">{children}</div>
    </>
  );
}
