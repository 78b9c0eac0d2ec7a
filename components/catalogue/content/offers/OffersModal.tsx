'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { NothingToShow } from '@/components/ui/modal/NothingToShow';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { isPacketOffer, isRent, isTitleOffers, type PacketOffer } from '@/lib/catalogue/offers-data';
import { OfferWays } from './OfferWays';
import styles from './offers.module.scss';
import { TitleOffersBody } from './TitleOffersBody';

/**
 * What opens a title (spec 2 §4 "the offers modal opens"), the licence that was chosen for it, or one packet that somebody wants
 * (spec 3 §2 action=buy): what it costs, and where it can be had.
 */
export function OffersModal({ frame, data, settle, words }: ModalProps) {
  const asked = isTitleOffers(data) || isPacketOffer(data) ? data : null;
  if (!asked) return <NothingToShow frame={frame} />;
  const onGo = () => settle('on');
  const packet = isPacketOffer(asked) ? asked.packet : null;
  const chosen = isTitleOffers(asked) && asked.button && isRent(asked.button) ? asked.button : null;
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
          {isTitleOffers(asked) && !chosen ? (
            <TitleOffersBody asked={asked} words={own} labels={words} onLeave={onGo} />
          ) : null}
          <OfferWays offersHref={asked.offersHref} hasPromo={asked.hasPromo} words={own} onGo={onGo} />
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
