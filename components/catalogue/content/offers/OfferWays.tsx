import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { askModal } from '@/lib/client/modals/ask';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './offers.module.scss';

interface Props {
  offersHref: string;
  hasPromo: boolean;
  words: Messages['offers'];
  /** Called when the viewer follows one of the links. */
  onGo(): void;
}

/** Other ways to the title: all packets, and a promo code. */
export function OfferWays({ offersHref, hasPromo, words, onGo }: Props) {
  return (
    <div className={styles.ways}>
      <LinkButton href={offersHref} variant="quiet" onClick={onGo}>
        {words.contacts}
      </LinkButton>
      {hasPromo ? (
        <Button
          variant="quiet"
          onClick={() => {
            onGo();
            askModal({ id: 'promocode' });
          }}
        >
          {words.promo}
        </Button>
      ) : null}
    </div>
  );
}
