'use client';

import { fill } from '@/components/ui/fill';
import { AlertIcon, CheckIcon } from '@/components/ui/icon/status';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { dayText } from '@/lib/client/browser/moment';
import type { PaymentDialogs } from '@/lib/rules/commerce/dialogs';
import { Answers } from './Answers';
import { PaymentDialog, type PaymentProps, type PaymentWords } from './PaymentDialog';
import styles from './payment.module.scss';
import { WaitingAlone } from './Waiting';

type Data = PaymentDialogs['pay_transaction']['data'];

/** Spec 3 §2 `pay_transaction`: how a payment stands, and what can be done about it. */
export function TransactionModal(modal: ModalProps) {
  return <PaymentDialog<'pay_transaction'> modal={modal} title={({ title }) => title} Body={Standing} />;
}

function Standing(props: PaymentProps<'pay_transaction'>) {
  const { data, words } = props;
  const { state } = data;
  const text = textOf(data, words);
  if (state === 'sending' || state === 'checking') {
    return (
      <>
        <WaitingAlone text={text} />
        {state === 'checking' ? <Ways {...props} /> : null}
      </>
    );
  }
  const isGood = state === 'complete' || state === 'owned';
  return (
    <>
      <div className={styles.outcome} role={isGood ? 'status' : 'alert'}>
        <span className={styles.mark}>{isGood ? <CheckIcon size="lg" /> : <AlertIcon size="lg" />}</span>
        <p className={styles.centred}>{text}</p>
      </div>
      <Ways {...props} />
    </>
  );
}

/** The one thing to do next, and below it the other one. */
function Ways({ data, isBusy, answer, close, words }: PaymentProps<'pay_transaction'>) {
  const { state, canWatch, canChooseOther } = data;
  const leave = { label: words.close, onPress: close };
  const other = { label: words.otherMethod, onPress: () => answer({ other: true }) };
  const again = { label: words.checkAgain, onPress: () => answer({ again: true }) };
  const watch = { label: words.watch, onPress: () => answer({ watch: true }) };
  const alternative = canChooseOther ? other : leave;
  const [main, quiet] = {
    sending: [leave, null],
    checking: [leave, canChooseOther ? other : null],
    unsure: [again, alternative],
    slow: [again, alternative],
    complete: canWatch ? [watch, leave] : [leave, null],
    owned: canWatch ? [watch, leave] : [leave, null],
    error: canChooseOther ? [other, leave] : [leave, null],
  }[state] as [typeof leave, typeof leave | null];
  return <Answers {...main} isPlain={state === 'checking'} quiet={quiet} busy={words.wait} isBusy={isBusy} />;
}

function textOf({ state, message, plannedAt }: Data, words: PaymentWords): string {
  if (plannedAt !== null) return fill(words.planned, { date: dayText(plannedAt) });
  return (state === 'sending' ? null : message) || words.states[state];
}
