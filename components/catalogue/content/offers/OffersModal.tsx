'use client';

import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { isTitleOffers, type OfferChoice } from '@/lib/client/catalogue/offers-data';
import { OfferWays } from './OfferWays';
import styles from './offers.module.scss';
import { TitleOffersBody } from './TitleOffersBody';

/** What opens a title (spec 2 §4 "Content availability"): packets and licences, each with its price and its button. */
export function OffersModal({ frame, data, settle, words }: ModalProps) {
  if (!isTitleOffers(data)) return <CloseEmptyModal frame={frame} />;
  const choose = (choice: OfferChoice) => settle(choice);
  return (
    <WordsDialog frame={frame} words={words} name="offers" title={(own) => own.title}>
      {(own) => (
        <div className={styles.body}>
          <TitleOffersBody requestedOffer={data} words={own} labels={words} onChoose={choose} />
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
