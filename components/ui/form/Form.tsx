'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/Button';
import styles from './form.module.scss';

interface Props {
  isBusy: boolean;
  submit: string;
  busy: string;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Alternatives below the button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** Fields, a submit button, and alternatives below it. */
export function Form({ isBusy, submit, busy, onSubmit, ways, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(event);
  };
  return (
    // The fields show their own errors in the language of the page, so the browser does not validate.
    <form noValidate className={styles.form} onSubmit={send} aria-busy={isBusy}>
      {children}
      {/* Not `disabled`, because a disabled button would lose the focus while the request runs. */}
      <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
        {isBusy ? busy : submit}
      </Button>
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </form>
  );
}
