'use client';

import { buttonClasses } from '@/components/ui/button/classes';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { ReminderButton } from '@/components/ui/reminder/ReminderButton';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { dateText } from '@/lib/shared/i18n/date-text';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';
import { routes } from '@/lib/shared/routes';
import type { FutureProgramme } from './future';
import styles from './guide.module.scss';
import type { GuideLabels } from './props';

interface Props {
  programme: FutureProgramme;
  onClose(): void;
  /** BCP 47. */
  locale: string;
  labels: GuideLabels;
}

/** What can be done about a programme to come: a reminder, or a line in the calendar. */
export default function GuideProgramme({ programme, onClose, locale, labels }: Props) {
  const { channelId, channel, startsAt, title } = programme;
  const { schedule } = labels.channels;
  const when = dateText(startsAt * 1000, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  });
  return (
    <Dialog isOpen onClose={onClose} closeLabel={labels.guide.close} title={title}>
      <p>{[channel, when].join(' · ')}</p>
      <p className={styles.ways}>
        <ReminderButton {...{ channelId, startsAt, title }} words={schedule} isWide />
        <a
          href={routes.calendar(channelId, startsAt, pageLocale())}
          download=""
          className={buttonClasses({})}
        >
          {schedule.calendar}
        </a>
      </p>
    </Dialog>
  );
}
