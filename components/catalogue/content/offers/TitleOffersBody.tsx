'use client';

import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { licenceOf, type OfferChoice, type TitleOffers } from '@/lib/client/catalogue/offers-data';
import { useUncachedQuery } from '@/lib/client/hooks/use-uncached-query';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { contentOffersCall, type Offer, toOffers } from '@/lib/platform/resources/offers';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { OfferLine, RentLine } from './OfferLine';
import styles from './offers.module.scss';

interface Props {
  requestedOffer: TitleOffers;
  words: Messages['offers'];
  labels: ModalProps['words'];
  /** Something was chosen. */
  isBusy: boolean;
  onChoose(choice: OfferChoice): void;
}

/** The packets that contain a title, and the licences for it alone. */
export function TitleOffersBody({ requestedOffer, words, labels, isBusy, onChoose }: Props) {
  const { rents, contentId } = requestedOffer;
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
            {list.map((offer, index) => (
              <OfferLine
                key={offer.id}
                offer={offer}
                format={moneyFormat}
                words={words}
                isFirst={index === 0}
                isBusy={isBusy}
                onChoose={onChoose}
              />
            ))}
            {rents.map((rent, index) => (
              <RentLine
                key={licenceOf(rent) ?? rent.caption}
                rent={rent}
                words={words}
                isFirst={list.length === 0 && index === 0}
                isBusy={isBusy}
                onChoose={onChoose}
              />
            ))}
          </ul>
        )
      }
    </AsyncContent>
  );
}

/** Offers for a title, and the format of their prices. */
interface Offers {
  list: Offer[];
  moneyFormat: string | null;
}

/** The offers of a title for this viewer; null until they have loaded. */
function useOffers(contentId: string) {
  const { value, error, retry } = useUncachedQuery<Offers>(`offers/${contentId}`, async () => {
    const [wire, moneyFormat] = await Promise.all([
      callAsViewer(contentOffersCall(contentId)),
      ownMoneyFormat(),
    ]);
    return { list: toOffers(wire), moneyFormat };
  });
  return { offers: value, hasFailed: error !== null, retry };
}
