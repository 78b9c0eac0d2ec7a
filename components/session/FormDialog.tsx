'use client';

import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import type { LoginForm } from '@/lib/client/session/login';
import styles from './auth.module.scss';
import { useLoginForm } from './use-login-form';

interface Props extends Pick<ModalProps, 'frame' | 'words'> {
  title(form: LoginForm): string;
  children(form: LoginForm): ReactNode;
}

/** A dialog of a door: its words and what the network says arrive with it. */
export function FormDialog({ frame, words, title, children }: Props) {
  const { form, hasFailed, retry } = useLoginForm();
  return (
    <Dialog {...frame} title={form ? title(form) : undefined} label={words.loading} closeLabel={words.close}>
      <AsyncContent
        value={form}
        hasFailed={hasFailed}
        onRetry={retry}
        labels={{ loading: words.loading, failed: words.loadFailed, retry: words.retry }}
        className={styles.waiting}
      >
        {children}
      </AsyncContent>
    </Dialog>
  );
}
