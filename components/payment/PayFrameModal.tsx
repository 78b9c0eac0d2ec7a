'use client';

import { Button } from '@/components/ui/button/Button';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { documentKind } from '@/lib/client/browser/of-document';
import { BankLink } from './BankLink';
import { Due } from './Due';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { TimeLeft } from './TimeLeft';
import { Waiting } from './Waiting';

/** Spec 3 §2 `pay_iframe`: the page of the bank in a frame, on pages whose policy lets it in (DESIGN section 5). */
export function PayFrameModal(modal: ModalProps) {
  return <PaymentDialog<'pay_iframe'> modal={modal} title={(_, words) => words.frameTitle} Body={Frame} />;
}

function Frame({ data, isBusy, answer, words }: PaymentProps<'pay_iframe'>) {
  const { offer, transaction } = data;
  const canFrame = documentKind() === 'money' && transaction.url !== null;
  return (
    <>
      <Due amount={transaction.amount} what={offer?.title ?? null} />
      {canFrame ? (
        <iframe
          title={words.frameTitle}
          src={transaction.url ?? undefined}
          // Its own scripts and forms; it can neither lead this page away nor open windows without us.
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className={styles.frame}
          data-autofocus
        />
      ) : (
        <p className={styles.text}>{words.bankText}</p>
      )}
      <Waiting text={words.waiting} />
      <TimeLeft until={transaction.expiresAt} words={words} />
      <div className={styles.answers}>
        <BankLink
          url={transaction.url}
          label={words.inWindow}
          newTab={words.newTab}
          variant={canFrame ? 'secondary' : 'primary'}
        />
        <Button variant="quiet" size="lg" aria-disabled={isBusy} onClick={() => answer({ other: true })}>
          {words.otherMethod}
        </Button>
      </div>
    </>
  );
}
