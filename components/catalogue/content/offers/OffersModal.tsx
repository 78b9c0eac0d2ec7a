'use client';

import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { Arriving } from '@/components/ui/modal/Arriving';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { NothingToShow } from '@/components/ui/modal/NothingToShow';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { askModal } from '@/lib/modals/ask';
import { isOffersData, isRent } from './data';
import { OfferLine, RentLine } from './OfferLine';
import styles from './offers.module.scss';
import { useOffers } from './useOffers';

/**
 * What opens a title (spec 2 §4 "the offers modal opens"): its packets with what they cost, or the licence that was
 * chosen, and where either can be had.
 */
export function OffersModal({ frame, data, settle, words }: ModalProps) {
  const asked = isOffersData(data) ? data : null;
  const { offers, hasFailed, retry } = useOffers(asked?.contentId ?? null);
  if (!asked) return <NothingToShow frame={frame} />;
  const { button, rents } = asked;
  const chosen = button && isRent(button) ? button : null;
  return (
    <WordsDialog
      frame={frame}
      words={words}
      name="offers"
      title={(own) => (chosen ? chosen.caption : own.title)}
    >
      {(own) => (
        <div className={styles.body}>
          {chosen ? (
            <p className={styles.rent}>{chosen.subCaption}</p>
          ) : (
            <Arriving
              value={offers}
              hasFailed={hasFailed}
              onRetry={retry}
              labels={{ loading: words.loading, failed: own.failed, retry: words.retry }}
            >
              {({ list, moneyFormat }) =>
                list.length + rents.length === 0 ? (
                  <p className={styles.text}>{own.none}</p>
                ) : (
                  <ul className={styles.list}>
                    {list.map((offer) => (
                      <OfferLine
                        key={offer.id}
                        offer={offer}
                        format={moneyFormat}
                        words={own}
                        onLeave={() => settle('on')}
                      />
                    ))}
                    {button ? null : rents.map((rent) => <RentLine key={rent.subCaption} rent={rent} />)}
                  </ul>
                )
              }
            </Arriving>
          )}
          <p className={styles.text}>{asked.hasPromo ? own.howPromo : own.how}</p>
          <div className={styles.answers}>
            <LinkButton
              href={asked.offersHref}
              variant="primary"
              size="lg"
              onClick={() => settle('on')}
              data-autofocus
            >
              {own.contacts}
            </LinkButton>
            {asked.hasPromo ? (
              <Button
                size="lg"
                onClick={() => {
                  settle('on');
                  askModal({ id: 'promocode' });
                }}
              >
                {own.promo}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </WordsDialog>
  );
}
