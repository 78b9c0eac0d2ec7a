import { clsx } from 'clsx';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import type { PacketPage } from '@/lib/server/pages/packet';
import styles from './packet.module.scss';

/** Two lines on a desktop, and one on a phone, so that the button stays on the first screen. */
const MOST_SIGNS = 12;
const MOST_NARROW = 4;

/** The first channels of a packet at a glance; the list below names all of them. */
export function PacketSigns({ channels }: Pick<PacketPage, 'channels'>) {
  if (channels.length === 0) return null;
  const more = channels.length - MOST_SIGNS;
  // The last place says how many more there are.
  const shown = more > 0 ? channels.slice(0, MOST_SIGNS - 1) : channels;
  const isCut = channels.length > MOST_NARROW;
  return (
    <ul className={styles.signs} aria-hidden="true">
      {shown.map(({ id, logo, color }, index) => (
        <li key={id} className={isCut && index >= MOST_NARROW - 1 ? styles.onlyWide : undefined}>
          <ChannelLogo src={logo} color={color} sizes="6rem" />
        </li>
      ))}
      {isCut ? (
        <li className={clsx(styles.moreSigns, styles.onlyNarrow)}>+{channels.length - MOST_NARROW + 1}</li>
      ) : null}
      {more > 0 ? <li className={clsx(styles.moreSigns, styles.onlyWide)}>+{more + 1}</li> : null}
    </ul>
  );
}
