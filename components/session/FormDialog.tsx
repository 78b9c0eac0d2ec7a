'use client';

import type { ReactNode } from 'react';
import { AsyncDialog } from '@/components/ui/modal/AsyncDialog';
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
    <AsyncDialog
      {...{ frame, words, title, hasFailed }}
      value={form}
      onRetry={retry}
      className={styles.waiting}
    >
      {children}
    </AsyncDialog>
  );
}
