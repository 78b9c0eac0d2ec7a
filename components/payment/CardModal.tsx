'use client';

import { Details } from '@/components/ui/details/Details';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { serverNow } from '@/lib/client/browser/server-clock';
import { cardExpiry, expiryText } from '@/lib/rules/commerce/card-expiry';
import type { LinkedCard } from '@/lib/rules/commerce/product';
import { fill } from '@/lib/shared/i18n/fill';
import { Due } from './Due';
import { OptionForm } from './OptionForm';
import { PaymentDialog, type PaymentProps, type PaymentWords } from './PaymentDialog';
import { termRows, trialEvent, withSum } from './terms';

/** Spec 3 §2 `card`: pays with a linked card, the primary one first. */
export function CardModal(modal: ModalProps) {
  return <PaymentDialog<'card'> modal={modal} title={(_, words) => words.cardTitle} Body={Cards} />;
}

function Cards({ data, isBusy, answer, words }: PaymentProps<'card'>) {
  const { offer } = data;
  const cards = inOrder(data.cards, serverNow());
  return (
    <>
      <Due amount={offer.due} what={offer.title} />
      <Details rows={termRows(offer, words)} />
      <OptionForm
        label={words.chooseCard}
        options={cards.map(({ id, number, isPrimary, expires }) => ({
          value: id,
          title: number,
          hint: hintOf({ isPrimary, expires }, words),
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

/** A card that has expired is offered last: the bank will refuse it. */
function inOrder(cards: readonly LinkedCard[], now: number): LinkedCard[] {
  const isOver = ({ expires }: LinkedCard) => cardExpiry(expires, now) === 'expired';
  return [...cards].sort(
    (a, b) => Number(isOver(a)) - Number(isOver(b)) || Number(b.isPrimary) - Number(a.isPrimary),
  );
}

function hintOf({ isPrimary, expires }: Pick<LinkedCard, 'isPrimary' | 'expires'>, words: PaymentWords) {
  const month = expiryText(expires);
  const isOver = cardExpiry(expires, serverNow()) === 'expired';
  const until = month && fill(isOver ? words.cardExpired : words.cardValidTo, { month });
  return [isPrimary ? words.primaryCard : null, until].filter(Boolean).join(' · ') || null;
}
