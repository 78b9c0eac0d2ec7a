'use client';

import { useState } from 'react';
import { Details } from '@/components/ui/details/Details';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Answers } from './Answers';
import { Due } from './Due';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { termRows, trialEvent } from './terms';

/** Spec 3 §2 `pay_card`: a new card is entered on the page of the bank; whether it is kept is asked here. */
export function PayCardModal(modal: ModalProps) {
  return <PaymentDialog<'pay_card'> modal={modal} title={(_, words) => words.newCardTitle} Body={NewCard} />;
}

function NewCard({ data, isBusy, answer, words }: PaymentProps<'pay_card'>) {
  const { offer } = data;
  const [isCardSaved, setCardSaved] = useState(false);
  return (
    <>
      <Due amount={offer.due} what={offer.title} />
      <Details rows={termRows(offer, words)} />
      <p className={styles.text}>{words.newCardText}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isCardSaved}
          onChange={({ currentTarget }) => setCardSaved(currentTarget.checked)}
        />
        {words.saveCard}
      </label>
      <Answers
        label={words.toBank}
        busy={words.wait}
        isBusy={isBusy}
        onPress={() => answer({ isCardSaved })}
        quiet={{ label: words.otherMethod, onPress: () => answer({ other: true }) }}
        event={trialEvent(offer)}
      />
    </>
  );
}
