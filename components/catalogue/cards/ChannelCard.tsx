import { fill } from '@/components/ui/fill';
import { TvIcon } from '@/components/ui/icon/navigation';
import { LockIcon } from '@/components/ui/icon/status';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import { Tag } from '@/components/ui/tag/Tag';
import type { ChannelCard as Card } from '@/lib/channels/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './channel.module.scss';
import { tileSizes } from './sizes';

interface Props {
  card: Card;
  labels: Pick<Messages['channels'], 'priceFrom' | 'locked' | 'free' | 'noProgramme' | 'elapsed'>;
}

/** A channel with what is on now (rows of template channel, the channels page). */
export function ChannelCard({ card, labels }: Props) {
  const { now, lock } = card;
  return (
    <Link href={card.href} className={styles.card}>
      <span className={styles.plate}>
        <Picture
          src={card.logo}
          alt=""
          shape="wide"
          sizes={tileSizes.channel}
          color={card.color}
          fallback={<TvIcon size="lg" />}
        />
        {lock ? (
          <Tag className={styles.lock}>
            <LockIcon size="sm" />
            {lock.price ? fill(labels.priceFrom, { price: lock.price }) : labels.locked}
          </Tag>
        ) : card.isFree ? (
          <Tag className={styles.free}>{labels.free}</Tag>
        ) : null}
      </span>
      <span className={styles.line}>
        <span className={styles.name}>{card.name}</span>
        {card.is4k ? <Tag tone="outline">4K</Tag> : card.isHd ? <Tag tone="outline">HD</Tag> : null}
      </span>
      <span className={styles.now}>{now?.title ?? labels.noProgramme}</span>
      {now ? (
        <ClockProgress
          startsAt={now.startsAt}
          endsAt={now.endsAt}
          label={labels.elapsed}
          className={styles.progress}
        />
      ) : null}
    </Link>
  );
}
