'use client';

import { ExternalLink } from '@/components/ui/link/ExternalLink';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Answers } from './Answers';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';

/** Spec 3 §4 Agreement gate: the agreement of a packet is accepted before anything is paid. */
export function AgreementModal(modal: ModalProps) {
  return (
    <PaymentDialog<'pay_agreement'>
      modal={modal}
      title={(_, words) => words.agreementTitle}
      Body={Agreement}
    />
  );
}

function Agreement({ data, isBusy, answer, close, words }: PaymentProps<'pay_agreement'>) {
  return (
    <>
      <p className={styles.text}>{words.agreementText}</p>
      <p>
        <ExternalLink href={data.url} newTabLabel={words.newTab} className={styles.link}>
          {words.agreementRead}
        </ExternalLink>
      </p>
      <Answers
        label={words.agree}
        busy={words.wait}
        isBusy={isBusy}
        onPress={() => answer(true)}
        quiet={{ label: words.cancel, onPress: close }}
      />
    </>
  );
}
