import type { ScheduleItem } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ScheduleListItem } from './ScheduleListItem';
import styles from './schedule.module.scss';

interface Props {
  items: ScheduleItem[];
  labels: Pick<Messages['channels'], 'schedule' | 'elapsed'>;
}

/** The programmes of one day. */
export function ScheduleList({ items, labels }: Props) {
  if (items.length === 0) return <p className={styles.none}>{labels.schedule.empty}</p>;
  return (
    <ol aria-label={labels.schedule.title}>
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          <ScheduleListItem item={item} labels={labels} />
        </li>
      ))}
    </ol>
  );
}
