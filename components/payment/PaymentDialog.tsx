'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { focusMarked } from '@/components/ui/dialog/focus-marked';
import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps, ModalWords } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import type { PaymentDialogId, PaymentDialogs } from '@/lib/rules/commerce/dialogs';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './payment.module.scss';

export type PaymentWords = Messages['payment'];

type DataOf<Id extends PaymentDialogId> = PaymentDialogs[Id]['data'];
type ResultOf<Id extends PaymentDialogId> = PaymentDialogs[Id]['result'];

export interface PaymentProps<Id extends PaymentDialogId> {
  data: DataOf<Id>;
  /** The viewer has answered, and the next step has not arrived yet. */
  isBusy: boolean;
  /** Returns what the viewer chose. The purchase decides what follows, and closes or replaces the dialog. */
  answer(result: ResultOf<Id>): void;
  close(): void;
  words: PaymentWords;
  labels: ModalWords;
}

interface Props<Id extends PaymentDialogId> {
  modal: ModalProps;
  title(data: DataOf<Id>, words: PaymentWords): string;
  Body: ComponentType<PaymentProps<Id>>;
}

/** A dialog of a purchase: it shows its data, and returns one answer for them (lib/rules/commerce/dialogs.ts). */
export function PaymentDialog<Id extends PaymentDialogId>({ modal, title, Body }: Props<Id>) {
  const { frame, settle, words } = modal;
  // Only the purchase opens it; an address alone has no data.
  const data = modal.data as DataOf<Id> | undefined;
  const [answered, setAnswered] = useState<DataOf<Id> | undefined>(undefined);
  const isBusy = data !== undefined && answered === data;
  // New data may have removed the pressed control, so the focus is set again.
  useEffect(() => {
    if (data === undefined || document.activeElement?.closest('dialog')) return;
    focusMarked();
  }, [data]);
  if (data === undefined) return <CloseEmptyModal frame={frame} />;
  const answer = (result: ResultOf<Id>) => {
    if (isBusy) return;
    setAnswered(data);
    settle(result);
  };
  return (
    <WordsDialog frame={frame} words={words} name="payment" title={(own) => title(data, own)}>
      {(own) => (
        <div className={styles.body}>
          <Body {...{ data, isBusy, answer }} close={frame.onClose} words={own} labels={words} />
        </div>
      )}
    </WordsDialog>
  );
}
