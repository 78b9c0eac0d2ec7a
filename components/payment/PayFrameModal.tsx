'use client';

import { useEffect, useRef, useState } from 'react';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { hasTabs } from '@/lib/client/browser/of-document';
import { isFrameNews } from '@/lib/rules/commerce/frame-news';
import { BankFrame } from './BankFrame';
import { BankLink } from './BankLink';
import { Due } from './Due';
import { OtherWay } from './OtherWay';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { TimeLeft } from './TimeLeft';
import { Waiting } from './Waiting';

/**
 * Spec 3 §2 `pay_iframe`: a new card is typed in a frame of the bank, on pages whose policy lets it in. A window of its own
 * is always one press away.
 */
export function PayFrameModal(modal: ModalProps) {
  return <PaymentDialog<'pay_iframe'> modal={modal} title={(_, words) => words.frameTitle} Body={Framed} />;
}

function Framed({ data, isBusy, answer, close, words, labels }: PaymentProps<'pay_iframe'>) {
  const { offer, transaction, url } = data;
  const frame = useRef<HTMLIFrameElement>(null);
  const hasTold = useRef(false);
  const [isInWindow, setInWindow] = useState(false);

  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      const expected = { url, window: frame.current?.contentWindow ?? null, transactionId: transaction.id };
      // Once: the payment is checked every 5 s anyway.
      if (hasTold.current || !isFrameNews(message, expected)) return;
      hasTold.current = true;
      answer({ again: true });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  });

  return (
    <>
      <Due amount={transaction.amount} what={offer?.title ?? null} />
      {isInWindow ? (
        <p className={styles.text}>{words.bankOpened}</p>
      ) : (
        <BankFrame ref={frame} url={url} words={words} labels={labels} />
      )}
      <Waiting text={words.waiting} />
      <TimeLeft until={transaction.expiresAt} words={words} />
      <div className={styles.answers}>
        <BankLink
          url={transaction.url}
          label={isInWindow ? words.openAgain : hasTabs() ? words.inWindow : words.toBank}
          newTab={words.newTab}
          variant="secondary"
          onPress={() => setInWindow(true)}
        />
        <OtherWay {...{ offer, isBusy, words, answer, close }} />
      </div>
    </>
  );
}
