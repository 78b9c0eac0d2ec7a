'use client';

import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Dialog } from '@/components/ui/dialog/Dialog';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Spinner } from '@/components/ui/spinner/Spinner';
import type { LoginForm } from '@/lib/session/login';
import styles from './auth.module.scss';
import { useLoginForm } from './useLoginForm';

interface Props extends Pick<ModalProps, 'frame' | 'words'> {
  title(form: LoginForm): string;
  children(form: LoginForm): ReactNode;
}

/** A dialog of a door: its words and what the network says arrive with it. */
export function FormDialog({ frame, words, title, children }: Props) {
  const { form, hasFailed, retry } = useLoginForm();
  const isThere = form !== null;
  useEffect(() => {
    if (isThere) document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
  }, [isThere]);
  return (
    <Dialog {...frame} title={form ? title(form) : undefined} label={words.loading} closeLabel={words.close}>
      {form ? (
        children(form)
      ) : hasFailed ? (
        <div role="alert" className={styles.form}>
          <p>{words.loadFailed}</p>
          <Button variant="primary" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <div className={styles.waiting}>
          <Spinner label={words.loading} />
        </div>
      )}
    </Dialog>
  );
}
