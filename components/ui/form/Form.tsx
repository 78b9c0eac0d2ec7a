'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/Button';
import styles from './form.module.scss';

interface Props {
  isBusy: boolean;
  submit: string;
  busy: string;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Other ways, below the button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** Fields, one button that sends them, and other ways below it. */
export function Form({ isBusy, submit, busy, onSubmit, ways, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(event);
  };
  return (
    // The fields say themselves what is wrong, in the language of the page.
    <form noValidate className={styles.form} onSubmit={send} aria-busy={isBusy}>
      {children}
      {/* Not `disabled`: a button that is waited for keeps the focus. */}
      <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
        {isBusy ? busy : submit}
      </Button>
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </form>
  );
}
