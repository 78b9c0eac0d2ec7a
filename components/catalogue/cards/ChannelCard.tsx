import { fill } from '@/components/ui/fill';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
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
  labels: Pick<Messages['channels'], 'priceFrom' | 'locked' | 'noProgramme' | 'elapsed'>;
}

/** A channel with what is on now (rows of template channel, the channels page). */
export function ChannelCard({ card, labels }: Props) {
  const { now, lock } = card;
  // Without the viewer's own list only free channels are known to be open to everyone.
  const isLocked = lock === undefined ? !card.isFree : lock !== null;
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
        {lock?.price ? (
          <Tag className={styles.price}>{fill(labels.priceFrom, { price: lock.price })}</Tag>
        ) : null}
      </span>
      <span className={styles.line}>
        <span className={styles.name}>{card.name}</span>
        {card.is4k ? <Tag tone="outline">4K</Tag> : card.isHd ? <Tag tone="outline">HD</Tag> : null}
        {isLocked ? (
          <>
            <LockIcon size="sm" className={styles.lock} />
            <VisuallyHidden>{labels.locked}</VisuallyHidden>
          </>
        ) : null}
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
