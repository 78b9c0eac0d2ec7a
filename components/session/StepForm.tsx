'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import styles from './auth.module.scss';
import { isTrapped, TRAP } from './useSubmit';

interface Props {
  isBusy: boolean;
  submit: string;
  busy: string;
  onSubmit(): void;
  /** Other ways, below the button. */
  ways: ReactNode;
  children: ReactNode;
}

/** One step of the login: its fields, one button, other ways (spec 3 §4 Login modal steps). */
export function StepForm({ isBusy, submit, busy, onSubmit, ways, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !isTrapped(event)) onSubmit();
  };
  return (
    // The fields say themselves what is wrong, in the language of the page.
    <form noValidate className={styles.form} onSubmit={send} aria-busy={isBusy}>
      {children}
      <input name={TRAP} hidden autoComplete="off" tabIndex={-1} />
      {/* Not `disabled`: a button that is waited for keeps the focus. */}
      <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
        {isBusy ? busy : submit}
      </Button>
      <div className={styles.ways}>{ways}</div>
    </form>
  );
}
