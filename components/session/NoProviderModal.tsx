'use client';

import { Button } from '@/components/ui/button/Button';
import formStyles from '@/components/ui/form/form.module.scss';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { askModal } from '@/lib/client/modals/ask';
import { FormDialog } from './FormDialog';

/** Spec 1 §8 "No provider": the message of the network for unknown viewers, and the login. */
export function NoProviderModal({ frame, to, words }: ModalProps) {
  return (
    <FormDialog
      frame={frame}
      words={words}
      title={({ welcome, words: own }) => welcome.title ?? own.noProviderTitle}
    >
      {({ welcome, words: own }) => (
        <div className={formStyles.form}>
          <p className={formStyles.intro}>{welcome.description ?? own.noProviderText}</p>
          <Button
            variant="primary"
            size="lg"
            data-autofocus
            onClick={() => askModal({ id: 'auth', to, hideClose: frame.hideClose })}
          >
            {own.signIn}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
