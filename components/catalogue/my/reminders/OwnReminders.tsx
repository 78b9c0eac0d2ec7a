'use client';

import { useWords } from '@/lib/client/i18n/use-words';
import { loadFollowsAtom } from '@/lib/client/reminders/load-follows-atom';
import { loadRemindersAtom } from '@/lib/client/reminders/load-reminders-atom';
import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { FollowLine } from './FollowLine';
import { ReminderLine } from './ReminderLine';
import styles from './reminders.module.scss';

/** The viewer's reminders and the series that they follow; without any of them nothing is drawn. */
export function OwnReminders() {
  const { words } = useWords('reminders');
  const reminders = useLateAtom(loadRemindersAtom) ?? [];
  const follows = useLateAtom(loadFollowsAtom) ?? [];
  if (!words) return null;
  return (
    <>
      {reminders.length > 0 ? (
        <section className={styles.section} aria-labelledby="own-reminders">
          <h2 id="own-reminders" className={styles.heading}>
            {words.title}
          </h2>
          <ul className={styles.list}>
            {reminders.map((reminder) => (
              <ReminderLine key={reminder.id} reminder={reminder} words={words} />
            ))}
          </ul>
        </section>
      ) : null}
      {follows.length > 0 ? (
        <section className={styles.section} aria-labelledby="own-follows">
          <h2 id="own-follows" className={styles.heading}>
            {words.follows}
          </h2>
          <ul className={styles.list}>
            {follows.map((follow) => (
              <FollowLine key={follow.id} follow={follow} words={words} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
