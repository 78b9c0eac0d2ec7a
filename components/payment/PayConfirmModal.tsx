'use client';

import { Details } from '@/components/ui/details/Details';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Answers } from './Answers';
import { ChangeNote } from './ChangeNote';
import { Due } from './Due';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { isZero, sumText, termRows, trialEvent, withSum } from './terms';

/** The last question before money moves: what, for how much, for how long, and what follows (spec 3 §4). */
export function PayConfirmModal(modal: ModalProps) {
  return (
    <PaymentDialog<'pay_confirm'>
      modal={modal}
      title={({ product, offer }, words) => offer.title || product.title || words.paymentTitle}
      Body={Confirm}
    />
  );
}

function Confirm({ data, isBusy, answer, close, words }: PaymentProps<'pay_confirm'>) {
  const { offer, isChanged, paysystem = null } = data;
  const isFree = isZero(offer.due);
  const label = isFree
    ? offer.isTrial
      ? words.tryFree
      : offer.change
        ? words.change
        : words.enable
    : withSum({ sum: words.paySum, plain: words.pay }, offer.due);
  return (
    <>
      {isChanged ? (
        <p role="alert" className={styles.note}>
          {words.changed}
        </p>
      ) : null}
      <Due amount={offer.due} what={words.now} />
      <ChangeNote offer={offer} words={words} />
      <Details
        rows={[
          ...termRows(offer, words),
          [words.method, paysystem?.title ?? null],
          [words.balance, offer.isCovered && !isFree ? sumText(offer.balance) : null],
        ]}
      />
      {offer.next ? <p className={styles.text}>{words.renews}</p> : null}
      <Answers
        label={label}
        busy={words.wait}
        isBusy={isBusy}
        onPress={() => answer(true)}
        quiet={
          paysystem
            ? { label: words.otherMethod, onPress: () => answer({ other: true }) }
            : { label: words.cancel, onPress: close, closes: true }
        }
        event={trialEvent(offer)}
      />
    </>
  );
}
