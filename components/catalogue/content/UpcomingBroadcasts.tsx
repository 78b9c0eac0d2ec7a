'use client';

import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useLateComponent } from '@/lib/client/hooks/use-late-component';
import { useNear } from '@/lib/client/hooks/use-near';
import { useNow } from '@/lib/client/hooks/use-now';
import type { Upcoming } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './episodes.module.scss';
import section from './section.module.scss';

interface Props {
  upcoming: readonly Upcoming[];
  title: string;
  /** The title of the page, which its broadcasts do not repeat. */
  ofTitle?: string | undefined;
  words: Pick<Messages['channels']['schedule'], 'remind' | 'remindOf' | 'reminded'>;
}

const CLOCK_STEP_SECONDS = 60;

/** Above and below the window, so that the buttons are there before they are seen. */
const NEAR_PX = 300;

/** Few viewers scroll to them. */
const loadButton = () =>
  import('@/components/ui/reminder/ReminderButton').then(({ ReminderButton }) => ReminderButton);

/** The next broadcasts of a title with a reminder for each. The stored page may be old, so broadcasts that have begun are left out. */
export function UpcomingBroadcasts({ upcoming, title, ofTitle, words }: Props) {
  const headingId = useId();
  const now = useNow(CLOCK_STEP_SECONDS) ?? 0;
  const coming = upcoming.filter(({ startsAt }) => startsAt > now);
  // Broadcasts with one title differ by channel and time only.
  const isSame = coming.every((one) => one.title === ofTitle);
  const [isNear, setNear] = useState(false);
  const list = useNear<HTMLUListElement>(() => setNear(true), undefined, NEAR_PX);
  const ReminderButton = useLateComponent(loadButton, isNear ? 0 : null);
  if (coming.length === 0) return null;
  return (
    <section className={section.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={section.heading}>
        {title}
      </h2>
      <div className={clsx(styles.episodes, styles.airings)}>
        {/* On phones it scrolls sideways: without a button in it, it takes the focus itself. */}
        <ul ref={list} className={styles.list} tabIndex={ReminderButton ? undefined : 0}>
          {coming.map(({ channelId, channel, startsAt, when, title: name }) => (
            <li key={`${channelId}/${startsAt}`} className={styles.time}>
              <span className={styles.words}>
                <span className={styles.title}>{isSame ? channel : name}</span>
                <span className={styles.facts}>{isSame ? when : [when, channel].join(' · ')}</span>
              </span>
              <span className={styles.remind}>
                {ReminderButton ? <ReminderButton {...{ channelId, startsAt, words }} title={name} /> : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
