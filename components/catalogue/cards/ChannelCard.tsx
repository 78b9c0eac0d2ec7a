import { Link } from '@/components/ui/link/Link';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { Tag } from '@/components/ui/tag/Tag';
import type { ChannelCard as Card, NowPlaying } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ChannelLock, ChannelPrice } from '../channels/ChannelMarks';
import styles from './channel.module.scss';
import { OnAirLines } from './OnAirLines';
import { tileSizes } from './sizes';

interface Props {
  card: Card;
  labels: Pick<Messages['channels'], 'priceFrom' | 'locked' | 'included' | 'noProgramme' | 'elapsed'>;
}

/** What the lines show: the rest would be in the page for nothing. */
const nowOf = ({ title, startsAt, endsAt }: NowPlaying) => ({ title, startsAt, endsAt });

/** A channel with its current programme and the next one (rows of template channel, the channels page). */
export function ChannelCard({ card, labels }: Props) {
  const { id, now, next } = card;
  return (
    <Link
      href={card.href}
      className={styles.card}
      data-item={id}
      data-channel={id}
      data-name={card.name}
      data-quality={card.is4k ? '4K' : card.isHd ? 'HD' : undefined}
      data-free={card.isFree ? '' : undefined}
      data-age={card.age ?? undefined}
    >
      <span className={styles.plate} data-frames={card.frames ?? undefined}>
        <ChannelLogo src={card.logo} sizes={tileSizes.channel} color={card.color} iconSize="lg" />
        <ChannelPrice id={id} labels={labels} className={styles.price} />
      </span>
      <span className={styles.line}>
        {/* The link is named by the channel. */}
        {card.number === null ? null : (
          <span className={styles.number} aria-hidden="true">
            {card.number}
          </span>
        )}
        <span className={styles.name}>{card.name}</span>
        {card.is4k ? <Tag tone="outline">4K</Tag> : null}
        {card.isFree ? null : <ChannelLock id={id} labels={labels} className={styles.lock} />}
      </span>
      <OnAirLines id={id} now={now && nowOf(now)} next={next} labels={labels} />
    </Link>
  );
}
