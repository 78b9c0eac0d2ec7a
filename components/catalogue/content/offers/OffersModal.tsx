'use client';

import { useState } from 'react';
import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { isTitleOffers, type OfferChoice } from '@/lib/client/catalogue/offers-data';
import { OfferWays } from './OfferWays';
import styles from './offers.module.scss';
import { TitleOffersBody } from './TitleOffersBody';

/** What opens a title (spec 2 §4 "Content availability"): packets and licences, each with its price and its button. */
export function OffersModal({ frame, data, settle, words }: ModalProps) {
  const [chosenFrom, setChosenFrom] = useState<unknown>(null);
  if (!isTitleOffers(data)) return <CloseEmptyModal frame={frame} />;
  const isBusy = chosenFrom === data;
  const choose = (choice: OfferChoice) => {
    if (isBusy) return;
    if (choice !== 'elsewhere') setChosenFrom(data);
    settle(choice);
  };
  return (
    <WordsDialog frame={frame} words={words} name="offers" title={(own) => own.title}>
      {(own) => (
        <div className={styles.body} aria-busy={isBusy}>
          <TitleOffersBody
            requestedOffer={data}
            words={own}
            labels={words}
            isBusy={isBusy}
            onChoose={choose}
          />
          <OfferWays
            offersHref={data.offersHref}
            hasPromo={data.hasPromo}
            words={own}
            onGo={() => choose('elsewhere')}
          />
        </div>
      )}
    </WordsDialog>
  );
}
