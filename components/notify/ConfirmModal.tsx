'use client';

import { Button } from '@/components/ui/button/Button';
import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { isMessage } from '@/lib/client/modals/message';
import styles from './notify.module.scss';

/** A question whose "yes" returns `true` to the caller (`askConfirm`); closing it means "no". */
export function ConfirmModal({ frame, data, settle, words }: ModalProps) {
  if (!isMessage(data)) return <CloseEmptyModal frame={frame} />;
  const agree = () => {
    settle(true);
    frame.onClose();
  };
  return (
    <WordsDialog frame={frame} words={words} name="dialogs" title={(own) => data.title ?? own.confirmation}>
      {(own) => (
        <div className={styles.body}>
          <p className={styles.text}>{data.text}</p>
          <div className={styles.answers}>
            <Button variant="primary" size="lg" onClick={agree} data-autofocus>
              {data.action ?? own.ok}
            </Button>
            <Button variant="quiet" size="lg" onClick={frame.onClose}>
              {own.cancel}
            </Button>
          </div>
        </div>
      )}
    </WordsDialog>
  );
}
