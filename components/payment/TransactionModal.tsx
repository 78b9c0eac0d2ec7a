'use client';

import { useEffect, useEffectEvent } from 'react';
import { AlertIcon, CheckIcon } from '@/components/ui/icon/status';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { Status } from '@/components/ui/status/Status';
import { dayText } from '@/lib/client/browser/moment';
import type { PaymentDialogs } from '@/lib/rules/commerce/dialogs';
import { fill } from '@/lib/shared/i18n/fill';
import { Answers } from './Answers';
import { PaymentDialog, type PaymentProps, type PaymentWords } from './PaymentDialog';
import styles from './payment.module.scss';

type Data = PaymentDialogs['pay_transaction']['data'];

/** Spec 3 §2 `pay_transaction`: how a payment stands, and what can be done about it. */
export function TransactionModal(modal: ModalProps) {
  return (
    <PaymentDialog<'pay_transaction'>
      modal={modal}
      title={({ title }, words) => title || words.paymentTitle}
      Body={Standing}
    />
  );
}

function Standing(props: PaymentProps<'pay_transaction'>) {
  const { data, words } = props;
  const { state } = data;
  useWatch(props);
  const text = textOf(data, words);
  const isWaiting = state === 'sending' || state === 'checking';
  const isGood = state === 'complete' || state === 'owned';
  const news = (
    <>
      {isWaiting ? (
        <Spinner label={null} />
      ) : (
        <span className={styles.mark}>{isGood ? <CheckIcon size="lg" /> : <AlertIcon size="lg" />}</span>
      )}
      <p className={styles.centred}>{text}</p>
    </>
  );
  return (
    <>
      {isWaiting || isGood ? (
        <Status className={styles.outcome}>{news}</Status>
      ) : (
        <div role="alert" className={styles.outcome}>
          {news}
        </div>
      )}
      {state === 'sending' ? null : <Ways {...props} />}
    </>
  );
}

/** Long enough to read that the payment is done. */
const WATCH_AFTER_MS = 1_500;

/** Spec 3 §4: what was bought to be watched plays by itself, once the viewer is back from the page of the bank. */
function useWatch({ data: { state, canWatch }, answer }: PaymentProps<'pay_transaction'>): void {
  const isDue = canWatch && (state === 'complete' || state === 'owned');
  const watch = useEffectEvent(() => answer({ watch: true }));
  useEffect(() => {
    if (!isDue) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(watch, WATCH_AFTER_MS);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [isDue]);
}

/** The one thing to do next, and below it the other one. */
function Ways({ data, isBusy, answer, close, words }: PaymentProps<'pay_transaction'>) {
  const { state, canWatch } = data;
  const leave = { label: words.close, onPress: close };
  const again = { label: words.checkAgain, onPress: () => answer({ again: true }) };
  const watch = { label: words.watch, onPress: () => answer({ watch: true }) };
  const [main, quiet] = {
    sending: [leave, null],
    checking: [leave, null],
    unsure: [again, leave],
    slow: [again, leave],
    complete: canWatch ? [watch, leave] : [leave, null],
    owned: canWatch ? [watch, leave] : [leave, null],
    error: [leave, null],
  }[state] as [typeof leave, typeof leave | null];
  return (
    <Answers
      {...main}
      isPlain={state === 'checking'}
      quiet={quiet && { ...quiet, closes: true }}
      busy={words.wait}
      isBusy={isBusy}
    />
  );
}

function textOf({ state, message, plannedAt }: Data, words: PaymentWords): string {
  if (plannedAt !== null) return fill(words.planned, { date: dayText(plannedAt) });
  return (state === 'sending' ? null : message) || words.states[state];
}
