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

/** Links to where the offers can be bought. */
export function OfferWays({ offersHref, hasPromo, words, onGo }: Props) {
  return (
    <>
      <p className={styles.text}>{hasPromo ? words.howPromo : words.how}</p>
      <div className={styles.answers}>
        <LinkButton href={offersHref} variant="primary" size="lg" onClick={onGo} data-autofocus>
          {words.contacts}
        </LinkButton>
        {hasPromo ? (
          <Button
            size="lg"
            onClick={() => {
              onGo();
              askModal({ id: 'promocode' });
            }}
          >
            {words.promo}
          </Button>
        ) : null}
      </div>
    </>
  );
}
