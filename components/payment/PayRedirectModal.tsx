'use client';

import { useState } from 'react';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { hasTabs } from '@/lib/client/browser/of-document';
import { BankLink } from './BankLink';
import { Due } from './Due';
import { methodOf } from './method-of';
import { OtherWay } from './OtherWay';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { Steps } from './Steps';
import { TimeLeft } from './TimeLeft';
import { Waiting } from './Waiting';

const isApp = (paysystem: string): boolean => paysystem === 'ext_app';

/** Spec 3 §2 `pay_redirect`: is paid on the page of a bank or in its app, in a window of its own; the payment is checked meanwhile. */
export function PayRedirectModal(modal: ModalProps) {
  return (
    <PaymentDialog<'pay_redirect'>
      modal={modal}
      title={({ transaction }, words) => (isApp(transaction.paysystem) ? words.appTitle : words.bankTitle)}
      Body={Redirect}
    />
  );
}

function Redirect({ data, isBusy, answer, close, words }: PaymentProps<'pay_redirect'>) {
  const { offer, transaction } = data;
  const [isOpened, setOpened] = useState(false);
  const method = methodOf(data);
  const toApp = isApp(transaction.paysystem);
  const before = toApp ? words.appText : hasTabs() ? words.bankText : words.bankTextHere;
  const label = isOpened ? words.openAgain : method?.button || (toApp ? words.openApp : words.toBank);
  return (
    <>
      <Due amount={transaction.amount} what={offer?.title ?? null} />
      <p className={styles.text}>{isOpened ? words.bankOpened : before}</p>
      <Steps text={method?.howToUse ?? ''} />
      {isOpened ? <Waiting text={words.waiting} /> : null}
      <TimeLeft until={transaction.expiresAt} words={words} />
      <div className={styles.answers}>
        <BankLink
          url={transaction.url}
          label={label}
          newTab={words.newTab}
          variant={isOpened ? 'secondary' : 'primary'}
          onPress={() => setOpened(true)}
        />
        <OtherWay {...{ offer, isBusy, words, answer, close }} />
      </div>
    </>
  );
}
