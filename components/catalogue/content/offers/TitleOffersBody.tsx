'use client';

import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import type { TitleOffers } from '@/lib/client/catalogue/offers-data';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { OfferLine, RentLine } from './OfferLine';
import styles from './offers.module.scss';
import { useOffers } from './use-offers';

interface Props {
  requestedOffer: TitleOffers;
  words: Messages['offers'];
  labels: ModalProps['words'];
  onLeave(): void;
}

/** The packets that contain a title, and the licences for it alone. */
export function TitleOffersBody({ requestedOffer, words, labels, onLeave }: Props) {
  const { button, rents, contentId } = requestedOffer;
  const { offers, hasFailed, retry } = useOffers(contentId);
  return (
    <AsyncContent
      value={offers}
      hasFailed={hasFailed}
      onRetry={retry}
      labels={{ loading: labels.loading, failed: words.failed, retry: labels.retry }}
    >
      {({ list, moneyFormat }) =>
        list.length + rents.length === 0 ? (
          <p className={styles.text}>{words.none}</p>
        ) : (
          <ul className={styles.list}>
            {list.map((offer) => (
              <OfferLine key={offer.id} offer={offer} format={moneyFormat} words={words} onLeave={onLeave} />
            ))}
            {button ? null : rents.map((rent) => <RentLine key={rent.subCaption} rent={rent} />)}
          </ul>
        )
      }
    </AsyncContent>
  );
}
