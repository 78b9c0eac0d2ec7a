import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Tag } from '@/components/ui/tag/Tag';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './card.module.scss';
import { TrialFirst } from './TrialFirst';

interface Props {
  packet: Pick<PacketView, 'price' | 'per' | 'oldPrice' | 'discount'> &
    Partial<Pick<PacketView, 'trial' | 'next'>>;
  words: Pick<Messages['pages']['packets'], 'oldPrice' | 'saving'> & { afterTrial?: string };
  /** The id of the packet whose trial is bought first; its price is what is paid now. */
  trialOf?: string;
}

/** The price with its period, and what it was before; or what the trial costs, and the price after it. */
export function PriceLine({ packet, words, trialOf }: Props) {
  const { price, per, oldPrice, discount, trial, next } = packet;
  if (!price) return null;
  const before = oldPrice ? (
    <span className={styles.before}>
      <VisuallyHidden>{words.oldPrice}: </VisuallyHidden>
      <s>{oldPrice}</s>
      {discount ? (
        <Tag tone="outline">
          <VisuallyHidden>{words.saving} </VisuallyHidden>
          {discount}
        </Tag>
      ) : null}
    </span>
  ) : null;
  const line = (
    <p className={styles.price}>
      <strong>{price}</strong> {per}
      {before}
    </p>
  );
  if (!trialOf || !trial || !words.afterTrial) return line;
  return (
    <TrialFirst id={trialOf} price={line}>
      <p className={styles.price}>
        <strong>{trial}</strong>{' '}
        <span className={styles.after}>
          {next ? fill(words.afterTrial, next) : null}
          {before}
        </span>
      </p>
    </TrialFirst>
  );
}
