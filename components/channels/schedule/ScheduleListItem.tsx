import { clsx } from 'clsx';
import { LiveBadge } from '@/components/ui/badge/LiveBadge';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ArchiveIcon } from '@/components/ui/icon/status';
import { Link } from '@/components/ui/link/Link';
import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import { ReminderButton } from '@/components/ui/reminder/ReminderButton';
import type { ScheduleItem } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './schedule.module.scss';

interface Props {
  item: ScheduleItem;
  labels: Pick<Messages['channels'], 'schedule' | 'elapsed'>;
}

/** One programme in one of the four states of spec 2 §4; only on air and archive can be opened. */
export function ScheduleListItem({ item, labels }: Props) {
  const { state, href } = item;
  const words = labels.schedule.states[state];
  const body = (
    <>
      <time dateTime={isoTime(item.startsAt)} className={styles.time}>
        {item.time}
      </time>
      <span className={styles.words}>
        <span className={styles.title}>
          {item.title}
          {item.age ? <span className={styles.age}>{item.age}+</span> : null}
        </span>
        {item.subtitle ? <span className={styles.subtitle}>{item.subtitle}</span> : null}
        {state === 'onAir' ? (
          <ClockProgress
            startsAt={item.startsAt}
            endsAt={item.endsAt}
            label={labels.elapsed}
            className={styles.progress}
          />
        ) : null}
      </span>
      {state === 'onAir' ? (
        <LiveBadge label={words} />
      ) : state === 'future' ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <State state={state} words={words} />
      )}
    </>
  );
  const look = clsx(styles.item, styles[state]);
  if (state === 'future') {
    const { channelId, startsAt, title } = item;
    return (
      <div className={look}>
        {body}
        <ReminderButton {...{ channelId, startsAt, title }} words={labels.schedule} />
      </div>
    );
  }
  if (!href || state === 'unavailable') return <div className={look}>{body}</div>;
  return (
    <Link
      href={href}
      scroll={false}
      className={look}
      aria-current={item.isCurrent ? 'true' : undefined}
      data-on-air={state === 'onAir' ? '' : undefined}
    >
      {body}
    </Link>
  );
}

function State({ state, words }: { state: ScheduleItem['state']; words: string }) {
  return (
    <span className={styles.state} title={words}>
      {state === 'archive' ? <ArchiveIcon size="sm" /> : null}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** The `datetime` attribute. */
function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
