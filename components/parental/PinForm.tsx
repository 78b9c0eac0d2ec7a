'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import styles from './parental.module.scss';

interface Props {
  isBusy: boolean;
  submit: string;
  busy: string;
  onSubmit(): void;
  /** Other ways, below the button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** One step with a PIN: its words, the field, one button, other ways. */
export function PinForm({ isBusy, submit, busy, onSubmit, ways, children }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
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
