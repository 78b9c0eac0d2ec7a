import { serverNow } from '@/lib/client/browser/server-clock';
import { cardExpiry, expiryText } from '@/lib/rules/commerce/card-expiry';
import type { LinkedCard } from '@/lib/rules/commerce/product';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './payment.module.scss';

interface Props {
  /** The primary card, which pays unless another one is chosen. */
  card: LinkedCard | null;
  words: Messages['account']['pay'];
}

/** Says that the primary card expires soon, or has expired. */
export function ExpiryNote({ card, words }: Props) {
  const expiry = card ? cardExpiry(card.expires, serverNow()) : 'valid';
  if (!card || expiry === 'valid') return null;
  const text = expiry === 'soon' ? words.expiryNote : words.expiredNote;
  const month = expiryText(card.expires) ?? '';
  return (
    <p role="status" className={styles.note}>
      {fill(text, { number: card.number, month })}
    </p>
  );
}
