import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import type { PacketPage } from '@/lib/server/pages/packet';
import styles from './packet.module.scss';

/** Two lines on a desktop. */
const MOST_SIGNS = 12;

/** The first channels of a packet at a glance; the list below names all of them. */
export function PacketSigns({ channels }: Pick<PacketPage, 'channels'>) {
  if (channels.length === 0) return null;
  const more = channels.length - MOST_SIGNS;
  // The last place says how many more there are.
  const shown = more > 0 ? channels.slice(0, MOST_SIGNS - 1) : channels;
  return (
    <ul className={styles.signs} aria-hidden="true">
      {shown.map(({ id, logo, color }) => (
        <li key={id}>
          <ChannelLogo src={logo} color={color} sizes="6rem" />
        </li>
      ))}
      {more > 0 ? <li className={styles.moreSigns}>+{more + 1}</li> : null}
    </ul>
  );
}
