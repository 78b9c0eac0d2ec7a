import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Tag } from '@/components/ui/tag/Tag';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './card.module.scss';

interface Props {
  packet: Pick<PacketView, 'price' | 'per' | 'oldPrice' | 'discount'>;
  words: Pick<Messages['pages']['packets'], 'oldPrice' | 'saving'>;
}

/** The price with its period, and what it was before. */
export function PriceLine({ packet: { price, per, oldPrice, discount }, words }: Props) {
  if (!price) return null;
  return (
    <p className={styles.price}>
      <strong>{price}</strong> {per}
      {oldPrice ? (
        <span className={styles.before}>
          <VisuallyHidden>{words.oldPrice}: </VisuallyHidden>
          <s>{oldPrice}</s>
          {discount ? (
            <Tag tone="accent">
              <VisuallyHidden>{words.saving} </VisuallyHidden>
              {discount}
            </Tag>
          ) : null}
        </span>
      ) : null}
    </p>
  );
}
