'use client';

import { Details } from '@/components/ui/details/Details';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Answers } from './Answers';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { sumText } from './terms';

/** Spec 3 §8 "Offer transaction 400": what is missing, and another way to pay. */
export function NoFundsModal(modal: ModalProps) {
  return (
    <PaymentDialog<'nofunds'>
      modal={modal}
      title={({ message }, words) => (message ? words.failedTitle : words.noFundsTitle)}
      Body={NoFunds}
    />
  );
}

function NoFunds({ data, isBusy, answer, close, words }: PaymentProps<'nofunds'>) {
  const { offer, message } = data;
  return (
    <>
      <p role="alert" className={styles.text}>
        {message ?? words.noFundsText}
      </p>
      <Details
        rows={[
          [words.toPay, sumText(offer.due)],
          [words.balance, sumText(offer.balance)],
          [words.missing, sumText(offer.missing)],
        ]}
      />
      <Answers
        label={words.otherMethod}
        busy={words.wait}
        isBusy={isBusy}
        onPress={() => answer({ other: true })}
        quiet={
          offer.canRefill
            ? { label: words.refillFirst, onPress: () => answer({ refill: true }) }
            : { label: words.cancel, onPress: close, closes: true }
        }
      />
    </>
  );
}
