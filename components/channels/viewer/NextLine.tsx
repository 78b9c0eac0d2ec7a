import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import { clockOf } from '@/lib/rules/schedule/days';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import styles from './next-line.module.scss';
import type { ViewerLabels } from './props';

interface Props {
  /** Null until the schedule has loaded. */
  entries: readonly ScheduleEntry[] | null;
  /** The programme on screen. */
  entry: ScheduleEntry | null;
  isLive: boolean;
  labels: ViewerLabels;
}

/**
 * Below the picture on a phone: the progress of the programme and what follows. During an ad the buttons of the ad are
 * in this place.
 */
export function NextLine({ entries, entry, isLive, labels }: Props) {
  const next = entry && entries?.find(({ startsAt }) => startsAt >= entry.endsAt);
  return (
    <div className={styles.line}>
      {entry && isLive ? (
        <ClockProgress
          startsAt={entry.startsAt}
          endsAt={entry.endsAt}
          label={labels.channels.elapsed}
          className={styles.progress}
        />
      ) : null}
      {next ? (
        <p className={styles.next}>
          {labels.viewer.zap.next} · {clockOf(next.startsAt)}
          <span className={styles.title}>{next.title}</span>
        </p>
      ) : null}
    </div>
  );
}
