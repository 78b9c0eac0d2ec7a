'use client';

import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button/Button';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { RichText } from '@/components/ui/rich-text/RichText';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { loadAgreement } from '@/lib/client/commerce/load-agreement';
import type { LongText } from '@/lib/rules/pages/long-text';
import { Answers } from './Answers';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';

/** Spec 3 §4 Agreement gate: the agreement of a packet is read and accepted before anything is paid. */
export function AgreementModal(modal: ModalProps) {
  return (
    <PaymentDialog<'pay_agreement'>
      modal={modal}
      title={(_, words) => words.agreementTitle}
      Body={Agreement}
    />
  );
}

function Agreement({ data, isBusy, answer, close, words, labels }: PaymentProps<'pay_agreement'>) {
  const { product, url } = data;
  const {
    data: text,
    error,
    mutate,
  } = useSWR(['agreement', product.key], () => loadAgreement(product.key), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const hasFailed = error !== undefined && !text;
  return (
    <>
      <p className={styles.text}>{words.agreementText}</p>
      {text ? (
        <AgreementText text={text} label={words.agreementTitle} />
      ) : hasFailed ? (
        <div role="alert" className={styles.outcome}>
          <p className={styles.centred}>{labels.loadFailed}</p>
          <Button onClick={() => mutate()}>{labels.retry}</Button>
          <ExternalLink href={url} newTabLabel={words.newTab} className={styles.link}>
            {words.agreementRead}
          </ExternalLink>
        </div>
      ) : (
        <div className={styles.outcome}>
          <Spinner label={labels.loading} />
        </div>
      )}
      <Answers
        label={words.agree}
        busy={words.wait}
        // Nobody accepts what they cannot have read; after a failure it can be read in another tab.
        isBusy={isBusy || !(text || hasFailed)}
        onPress={() => (text || hasFailed) && answer(true)}
        quiet={{ label: words.cancel, onPress: close, closes: true }}
      />
    </>
  );
}

/** The text scrolls by itself, so the answers stay in sight; it takes the focus when it comes, and keys scroll it. */
function AgreementText({ text: { title, nodes }, label }: { text: LongText; label: string }) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <section
      ref={part}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached with keys (WCAG 2.1.1)
      tabIndex={0}
      className={styles.agreement}
      aria-label={title ?? label}
    >
      {title ? <h3 className={styles.agreementTitle}>{title}</h3> : null}
      <RichText nodes={nodes} isAside />
    </section>
  );
}
