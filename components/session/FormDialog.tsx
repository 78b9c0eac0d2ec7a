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

/** A dialog of the login that loads its texts and the settings of the network. */
export function FormDialog({ frame, words, title, children }: Props) {
  const { form, hasFailed, retry } = useLoginForm();
  return (
    <AsyncDialog
      {...{ frame, words, title, hasFailed }}
      value={form}
      onRetry={retry}
      variant="brand"
      className={styles.waiting}
    >
      {children}
    </AsyncDialog>
  );
}
