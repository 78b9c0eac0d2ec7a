import type { GuideChannel } from '@/lib/rules/guide/view';
import styles from './channel-name.module.scss';

/** The number of a channel, as it is typed on a remote control, and its name. */
export function ChannelName({
  channel: { number, name },
}: {
  channel: Pick<GuideChannel, 'number' | 'name'>;
}) {
  return (
    <>
      {number === null ? null : <span className={styles.number}>{number} </span>}
      {name}
    </>
  );
}
