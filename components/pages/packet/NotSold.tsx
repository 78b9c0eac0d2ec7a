import { LinkButton } from '@/components/ui/button/LinkButton';
import type { PacketPage } from '@/lib/server/pages/packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './packet.module.scss';

interface Props {
  seller: PacketPage['seller'];
  words: Messages['pages']['packet'];
}

/**
 * A price is never shown in another currency (docs/MONEY.md), so the page says that this provider does not sell the
 * packet.
 */
export function NotSold({ seller, words }: Props) {
  return (
    <div className={styles.summary}>
      <p>{fill(words.notSold, { seller: seller.name })}</p>
      {seller.href ? (
        <p>
          <LinkButton href={seller.href}>{fill(words.sellerPage, { seller: seller.name })}</LinkButton>
        </p>
      ) : null}
    </div>
  );
}
