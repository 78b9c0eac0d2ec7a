'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { QrCode } from '@/components/ui/qr/QrCode';
import { BankLink } from './BankLink';
import { Due } from './Due';
import { methodOf } from './method-of';
import { OtherWay } from './OtherWay';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { Steps } from './Steps';
import { TimeLeft } from './TimeLeft';
import { Waiting } from './Waiting';

/** Spec 3 §2 `pay_qr`: a code that is paid with a phone; the payment is checked meanwhile. */
export function PayQrCodeModal(modal: ModalProps) {
  return <PaymentDialog<'pay_qr'> modal={modal} title={(_, words) => words.qrTitle} Body={Code} />;
}

function Code({ data, isBusy, answer, close, words, labels }: PaymentProps<'pay_qr'>) {
  const { offer, transaction } = data;
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Due amount={transaction.amount} what={offer?.title ?? null} />
      <div className={styles.code}>
        {hasFailed || !transaction.qr ? (
          <div role="alert" className={styles.outcome}>
            <p className={styles.text}>{words.qrFailed}</p>
            {transaction.qr ? <Button onClick={() => setFailed(false)}>{labels.retry}</Button> : null}
          </div>
        ) : (
          <QrCode
            src={transaction.qr.svg}
            alt={words.qr}
            loading={labels.loading}
            onError={() => setFailed(true)}
          />
        )}
        <Waiting text={words.waiting} />
        <TimeLeft until={transaction.expiresAt} words={words} />
      </div>
      <Steps text={methodOf(data)?.howToUse ?? ''} />
      <div className={styles.answers}>
        <BankLink url={transaction.url} label={words.openHere} newTab={words.newTab} variant="secondary" />
        <OtherWay {...{ offer, isBusy, words, answer, close }} />
      </div>
    </>
  );
}
