'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Tag } from '@/components/ui/tag/Tag';
import { periodDiscount } from '@/lib/rules/commerce/discount';
import type { PurchaseWay } from '@/lib/rules/commerce/product';
import { fill } from '@/lib/shared/i18n/fill';
import { OptionForm } from './OptionForm';
import { PaymentDialog, type PaymentProps, type PaymentWords } from './PaymentDialog';
import { lengthText, ratedText, sumText } from './terms';

/** Spec 3 §2 `confirm_period`: the periods of a packet, with what a longer one saves (§5). */
export function PeriodModal(modal: ModalProps) {
  return (
    <PaymentDialog<'confirm_period'>
      modal={modal}
      title={({ product }, words) => product.title || words.paymentTitle}
      Body={Periods}
    />
  );
}

function Periods({ data, isBusy, answer, close, words }: PaymentProps<'confirm_period'>) {
  const { ways } = data;
  // Where a change is planned, the running period can be chosen to keep it.
  const isTaken = (way: PurchaseWay) => way.isNext || (way.isCurrent && !ways.some(({ isNext }) => isNext));
  return (
    <OptionForm
      label={words.choosePeriod}
      options={ways.map((way) => ({ ...optionOf(way, ways[0] ?? way, words), isDisabled: isTaken(way) }))}
      initial={(ways.find((way) => !isTaken(way)) ?? ways[0])?.id ?? ''}
      submit={words.proceed}
      busy={words.wait}
      isBusy={isBusy}
      onSubmit={(wayId) => answer({ wayId })}
      quiet={{ label: words.cancel, onPress: close, closes: true }}
    />
  );
}

function optionOf(way: PurchaseWay, first: PurchaseWay, words: PaymentWords) {
  const { id, period, price, trial, isCurrent, isNext } = way;
  const saved = periodDiscount(
    { amount: price.amount ?? '', period },
    { amount: first.price.amount ?? '', period: first.period },
  );
  const trialText = trial && ratedText(trial);
  const own = isCurrent ? words.isCurrent : isNext ? words.isNext : null;
  return {
    value: id,
    title: lengthText(period) ?? words.forever,
    hint: own ?? (trialText && fill(words.trialFirst, { trial: trialText })),
    aside: sumText(price),
    badge: saved === null ? null : <Tag tone="accent">{fill(words.saved, { percent: saved })}</Tag>,
  };
}
