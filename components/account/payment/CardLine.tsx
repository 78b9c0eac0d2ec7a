import { Button } from '@/components/ui/button/Button';
import { Tag } from '@/components/ui/tag/Tag';
import { serverNow } from '@/lib/client/browser/server-clock';
import { cardExpiry, expiryText } from '@/lib/rules/commerce/card-expiry';
import type { LinkedCard } from '@/lib/rules/commerce/product';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './payment.module.scss';

interface Props {
  card: LinkedCard;
  words: Messages['account']['pay'];
  /** A change is under way. */
  isWaiting: boolean;
  onChoose(): void;
  onRemove(): void;
}

/** A linked card: its last digits, until when it is valid, and what can be done with it. */
export function CardLine({ card, words, isWaiting, onChoose, onRemove }: Props) {
  const { number, isPrimary } = card;
  const month = expiryText(card.expires);
  const expiry = cardExpiry(card.expires, serverNow());
  return (
    <li className={styles.line}>
      <span className={styles.number}>
        {number}
        {month ? <span className={styles.when}>{fill(words.validTo, { month })}</span> : null}
        {isPrimary ? <Tag tone="accent">{words.primary}</Tag> : null}
        {expiry === 'valid' ? null : (
          <Tag tone="outline">{expiry === 'soon' ? words.expiresSoon : words.expired}</Tag>
        )}
      </span>
      <span className={styles.actions}>
        {isPrimary ? null : (
          <Button
            size="sm"
            className={styles.action}
            aria-label={fill(words.makePrimaryNamed, { number })}
            aria-disabled={isWaiting}
            onClick={onChoose}
          >
            {words.makePrimary}
          </Button>
        )}
        <Button
          size="sm"
          className={styles.action}
          aria-label={`${words.remove}: ${number}`}
          aria-disabled={isWaiting}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </span>
    </li>
  );
}
