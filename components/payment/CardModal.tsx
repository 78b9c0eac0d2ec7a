'use client';

import { useState } from 'react';
import { OptionCards } from '@/components/ui/choice/OptionCards';
import { Details } from '@/components/ui/details/Details';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Answers } from './Answers';
import { Due } from './Due';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import { termRows, trialEvent, withSum } from './terms';

/** Spec 3 §2 `card`: pays with a linked card, the primary one first. */
export function CardModal(modal: ModalProps) {
  return <PaymentDialog<'card'> modal={modal} title={(_, words) => words.cardTitle} Body={Cards} />;
}

function Cards({ data, isBusy, answer, words }: PaymentProps<'card'>) {
  const { offer } = data;
  const cards = data.cards.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const [chosen, setChosen] = useState(cards[0]?.id ?? 0);
  return (
    <>
      <Due amount={offer.due} what={offer.title} />
      <Details rows={termRows(offer, words)} />
      <OptionCards
        label={words.chooseCard}
        options={cards.map(({ id, number, isPrimary }) => ({
          value: id,
          title: number,
          hint: isPrimary ? words.primaryCard : null,
        }))}
        value={chosen}
        onChange={(value) => setChosen(value)}
      />
      <Answers
        label={withSum({ sum: words.paySum, plain: words.pay }, offer.due)}
        busy={words.wait}
        isBusy={isBusy}
        onPress={() => answer({ cardId: chosen })}
        quiet={{ label: words.otherMethod, onPress: () => answer({ other: true }) }}
        event={trialEvent(offer)}
      />
    </>
  );
}
