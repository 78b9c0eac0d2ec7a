'use client';

import { Button } from '@/components/ui/button/Button';
import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { isMessage } from '@/lib/client/modals/message';
import styles from './notify.module.scss';

/** A message to read and close (spec 1 §8 "Generic handler"). */
export function MessageModal({ frame, data, settle, words }: ModalProps) {
  if (!isMessage(data)) return <CloseEmptyModal frame={frame} />;
  const answer = (how: 'read' | 'back') => {
    settle(how);
    frame.onClose();
  };
  return (
    <WordsDialog frame={frame} words={words} name="dialogs" title={(own) => data.title ?? own.error}>
      {(own) => (
        <div className={styles.body}>
          <p className={styles.text}>{data.text}</p>
          <div className={styles.answers}>
            <Button variant="primary" size="lg" onClick={() => answer('read')} data-autofocus>
              {data.action ?? own.ok}
            </Button>
            {data.hasBack ? (
              <Button variant="quiet" size="lg" onClick={() => answer('back')}>
                {own.back}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </WordsDialog>
  );
}
