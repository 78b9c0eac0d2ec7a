'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { focusMarked } from '@/components/ui/dialog/focus-marked';
import formStyles from '@/components/ui/form/form.module.scss';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { needsSignIn } from '@/lib/client/errors/needs-sign-in';
import { loadParental, type Parental } from '@/lib/client/parental/calls';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './parental.module.scss';

interface Props {
  words: Messages['parental'];
  loading: string;
  children(parental: Parental): ReactNode;
}

/** A dialog that depends on whether there is a PIN: waits for the answer, and asks guests to log in (spec 1 §6). */
export function ParentalGate({ words, loading, children }: Props) {
  const [parental, setParental] = useState<Parental | null>(null);
  const [failure, setFailure] = useState<{ isGuest: boolean } | null>(null);
  const load = useCallback(() => {
    setFailure(null);
    loadParental().then(setParental, (error) => setFailure({ isGuest: needsSignIn(error) }));
  }, []);
  useEffect(load, [load]);

  const isWaiting = !parental && !failure;
  useEffect(() => {
    if (!isWaiting) focusMarked();
  }, [isWaiting]);

  if (parental) return children(parental);
  if (!failure) {
    return (
      <div className={styles.waiting}>
        <Spinner label={loading} />
      </div>
    );
  }
  return (
    <div role="alert" className={formStyles.form}>
      <p className={formStyles.intro}>{failure.isGuest ? words.signInText : words.unavailable}</p>
      {failure.isGuest ? (
        <ModalLink modal="auth" variant="primary" size="lg" data-autofocus>
          {words.signIn}
        </ModalLink>
      ) : (
        <Button variant="primary" size="lg" onClick={load} data-autofocus>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
