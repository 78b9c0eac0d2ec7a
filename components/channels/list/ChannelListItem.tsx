import { Link } from '@/components/ui/link/Link';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import type { ChannelCard, OwnLock } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { LockMark } from './LockMark';
import styles from './list.module.scss';

interface Props {
  channel: ChannelCard & OwnLock;
  /** True for the channel in the player. */
  isCurrent: boolean;
  labels: Messages['channels'];
}

/** A channel of the side panel: number, logo, name, and the current programme with its progress. */
export function ChannelListItem({ channel, isCurrent, labels }: Props) {
  const { now, isLocked, number } = channel;
  return (
    <Link
      href={channel.href}
      scroll={false}
      className={styles.item}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={styles.number}>{number}</span>
      <ChannelLogo
        src={channel.logo}
        sizes="64px"
        color={channel.color}
        priority="low"
        className={styles.logo}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          {channel.name}
          {isLocked ? <LockMark label={labels.locked} /> : null}
        </span>
        <span className={styles.now}>
          {now?.title ?? labels.noProgramme}
          {now?.age ? <AgeMark age={now.age} /> : null}
        </span>
        {now ? (
          <ClockProgress
            startsAt={now.startsAt}
            endsAt={now.endsAt}
            label={labels.elapsed}
            className={styles.progress}
          />
        ) : null}
      </span>
    </Link>
  );
}

/** "16+" in a line of text. */
function AgeMark({ age }: { age: number }) {
  return <span className={styles.age}>{age}+</span>;
}
