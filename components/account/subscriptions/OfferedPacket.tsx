import { clsx } from 'clsx';
import { buttonClasses } from '@/components/ui/button/classes';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { Tag } from '@/components/ui/tag/Tag';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import type { SubscriptionWords } from './SubscriptionLine';
import styles from './subscriptions.module.scss';

interface Props {
  packet: OwnPacket;
  /** The price after the first period, which may be that of another packet; null when unknown. */
  next: Pick<OwnPacket, 'price' | 'per'> | null;
  words: SubscriptionWords;
}

/** A packet that can be bought, as a link to its page: what it is, and what it costs for how long. */
export function OfferedPacket({ packet, next, words }: Props) {
  const { id, name, short, picture, isFullest } = packet;
  return (
    <li>
      <Link href={routes.packet(id)} className={clsx(styles.offered, isFullest && styles.fullest)}>
        <Picture src={picture} alt="" shape="wide" sizes="56px" most={120} className={styles.art} />
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
            {isFullest ? (
              <Tag tone="accent" className={styles.rank}>
                {words.fullest}
              </Tag>
            ) : null}
          </span>
          {short ? <span className={styles.detail}>{short}</span> : null}
        </span>
        <Price packet={packet} next={next} words={words} />
        <span className={buttonClasses({ variant: isFullest ? 'primary' : 'secondary' }, styles.go)}>
          {words.act.subscribe}
        </span>
      </Link>
    </li>
  );
}

/** As the page of packets says it: the trial and what follows, or the price of a period. */
function Price({ packet: { price, per, trial, continuesAs }, next, words }: Props) {
  if (trial) {
    return (
      <span className={styles.price}>
        <strong>{trial}</strong>
        {next?.price ? (
          <span className={styles.detail}>
            {fill(words.afterTrial, { price: next.price, per: next.per ?? '' })}
          </span>
        ) : null}
      </span>
    );
  }
  // The price belongs to the packet that follows, so it is not shown here.
  if (!price || continuesAs) return null;
  return (
    <span className={styles.price}>
      <strong>{price}</strong>
      <span className={styles.detail}>{per}</span>
    </span>
  );
}
