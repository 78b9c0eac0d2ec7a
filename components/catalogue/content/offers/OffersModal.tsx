'use client';

import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { isPacketOffer, isRent, isTitleOffers, type PacketOffer } from '@/lib/client/catalogue/offers-data';
import { OfferWays } from './OfferWays';
import styles from './offers.module.scss';
import { TitleOffersBody } from './TitleOffersBody';

/**
 * Offers for a title (spec 2 §4 "Content availability"), the licence that was chosen for it, or one packet (spec 3 §2
 * action=buy), with prices and where to get them.
 */
export function OffersModal({ frame, data, settle, words }: ModalProps) {
  const requestedOffer = isTitleOffers(data) || isPacketOffer(data) ? data : null;
  if (!requestedOffer) return <CloseEmptyModal frame={frame} />;
  const onGo = () => settle('on');
  const packet = isPacketOffer(requestedOffer) ? requestedOffer.packet : null;
  const chosen =
    isTitleOffers(requestedOffer) && requestedOffer.button && isRent(requestedOffer.button)
      ? requestedOffer.button
      : null;
  return (
    <WordsDialog
      frame={frame}
      words={words}
      name="offers"
      title={(own) => packet?.name ?? chosen?.caption ?? own.title}
    >
      {(own) => (
        <div className={styles.body}>
          {packet ? <PacketLine {...packet} /> : null}
          {chosen ? <p className={styles.rent}>{chosen.subCaption}</p> : null}
          {isTitleOffers(requestedOffer) && !chosen ? (
            <TitleOffersBody requestedOffer={requestedOffer} words={own} labels={words} onLeave={onGo} />
          ) : null}
          <OfferWays
            offersHref={requestedOffer.offersHref}
            hasPromo={requestedOffer.hasPromo}
            words={own}
            onGo={onGo}
          />
        </div>
      )}
    </WordsDialog>
  );
}

function PacketLine({ price, per, trial }: PacketOffer['packet']) {
  return (
    <>
      {price ? <p className={styles.rent}>{[price, per].filter(Boolean).join(' ')}</p> : null}
      {trial ? <p className={styles.text}>{trial}</p> : null}
    </>
  );
}
