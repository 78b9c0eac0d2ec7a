import type { ChannelCard } from '@/lib/channels/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { ChannelListItem } from './ChannelListItem';
import styles from './list.module.scss';

interface Props {
  channels: ChannelCard[];
  currentId: number | null;
  labels: Messages['channels'];
}

/** Channels of the side panel. Rows out of sight cost no layout: there may be a thousand (DESIGN section 10). */
export function ChannelList({ channels, currentId, labels }: Props) {
  if (channels.length === 0) return <p className={styles.none}>{labels.noneFound}</p>;
  return (
    <ul className={styles.list} aria-label={labels.list}>
      {channels.map((channel) => (
        <li key={channel.id} className={styles.row}>
          <ChannelListItem channel={channel} isCurrent={channel.id === currentId} labels={labels} />
        </li>
      ))}
    </ul>
  );
}
