import { ReminderButton } from '@/components/ui/reminder/ReminderButton';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { momentText } from './moment-text';
import styles from './programme.module.scss';
import type { GuideLabels } from './props';

interface Props {
  airings: ScheduleEntry[];
  /** BCP 47. */
  locale: string;
  labels: GuideLabels;
}

/** When a programme is on again, each time with a reminder of its own. */
export function LaterAirings({ airings, locale, labels }: Props) {
  if (airings.length === 0) return null;
  const words = labels.channels.schedule;
  return (
    <section className={styles.again}>
      <h3 className={styles.heading}>{labels.guide.again}</h3>
      <ul>
        {airings.map(({ id, channelId, startsAt, title, episodeTitle }) => {
          const when = momentText(startsAt, locale);
          return (
            <li key={id} className={styles.airing}>
              <span>{[when, episodeTitle].filter(Boolean).join(' · ')}</span>
              <ReminderButton {...{ channelId, startsAt, words }} title={`${title}, ${when}`} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
