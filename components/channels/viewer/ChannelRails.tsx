'use client';

import { Link } from '@/components/ui/link/Link';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { Rail } from '@/components/ui/rail/Rail';
import type { RailLabels } from '@/components/ui/rail/RailFrame';
import type { ChannelCard, OwnLock } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { LockMark } from '../list/LockMark';
import styles from './rails.module.scss';

interface Props {
  recent: (ChannelCard & OwnLock)[];
  recommended: (ChannelCard & OwnLock)[];
  labels: Pick<Messages['channels'], 'recent' | 'recommended' | 'noProgramme' | 'locked'>;
  rail: RailLabels;
}

/** Recently viewed and recommended channels below the programme (spec 2 §2 "Channel viewer page"). */
export function ChannelRails({ recent, recommended, labels, rail }: Props) {
  const rails = [
    { id: 'recent-channels', title: labels.recent, channels: recent },
    { id: 'recommended-channels', title: labels.recommended, channels: recommended },
  ];
  return rails.map(({ id, title, channels }) =>
    channels.length === 0 ? null : (
      <section key={id} className={styles.section} aria-labelledby={id}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <Rail fit="channel" labelledBy={id} labels={rail}>
          {channels.map((channel) => (
            <Tile key={channel.id} channel={channel} labels={labels} />
          ))}
        </Rail>
      </section>
    ),
  );
}

function Tile({ channel, labels }: { channel: ChannelCard & OwnLock; labels: Props['labels'] }) {
  const { href, logo, color, name, now, isLocked } = channel;
  return (
    <Link href={href} className={styles.tile}>
      <ChannelLogo src={logo} sizes="160px" color={color} className={styles.logo} />
      <span className={styles.name}>
        {name}
        {isLocked ? <LockMark label={labels.locked} /> : null}
      </span>
      <span className={styles.now}>{now?.title ?? labels.noProgramme}</span>
    </Link>
  );
}
