'use client';

import { Details } from '@/components/ui/details/Details';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Due } from './Due';
import { OptionForm } from './OptionForm';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import { termRows, trialEvent, withSum } from './terms';

/** Spec 3 §2 `card`: pays with a linked card, the primary one first. */
export function CardModal(modal: ModalProps) {
  return <PaymentDialog<'card'> modal={modal} title={(_, words) => words.cardTitle} Body={Cards} />;
}

function Cards({ data, isBusy, answer, words }: PaymentProps<'card'>) {
  const { offer } = data;
  const cards = data.cards.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return (
    <>
      <Due amount={offer.due} what={offer.title} />
      <Details rows={termRows(offer, words)} />
      <OptionForm
        label={words.chooseCard}
        options={cards.map(({ id, number, isPrimary }) => ({
          value: id,
          title: number,
          hint: isPrimary ? words.primaryCard : null,
        }))}
        initial={cards[0]?.id ?? 0}
        submit={withSum({ sum: words.paySum, plain: words.pay }, offer.due)}
        busy={words.wait}
        isBusy={isBusy}
        onSubmit={(cardId) => answer({ cardId })}
        quiet={{ label: words.otherMethod, onPress: () => answer({ other: true }) }}
        event={trialEvent(offer)}
      />
    </>
  );
}
