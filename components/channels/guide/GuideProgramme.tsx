'use client';

import { useMemo } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { ReminderButton } from '@/components/ui/reminder/ReminderButton';
import { useProgramme } from '@/lib/client/channels/use-programme';
import { useSchedule } from '@/lib/client/channels/use-programmes';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { airingsAfter, windowAhead } from '@/lib/rules/schedule/again';
import { clockOf } from '@/lib/rules/schedule/days';
import { routes } from '@/lib/shared/routes';
import type { FutureProgramme } from './future';
import { LaterAirings } from './LaterAirings';
import { momentText } from './moment-text';
import styles from './programme.module.scss';
import type { GuideLabels } from './props';

interface Props {
  programme: FutureProgramme;
  onClose(): void;
  /** BCP 47. */
  locale: string;
  labels: GuideLabels;
}

/**
 * The card of a programme to come: what it is, when it is on again, a reminder, a line in the calendar, its page. What the cell
 * knows is there at once; the rest arrives, and the card is useful without it.
 */
export default function GuideProgramme({ programme, onClose, locale, labels }: Props) {
  const { channelId, channel, startsAt, title } = programme;
  const { schedule } = labels.channels;
  const ahead = useMemo(() => windowAhead(startsAt), [startsAt]);
  const { entries, isLate } = useSchedule(channelId, ahead);
  const entry = entries?.find((one) => one.startsAt === startsAt) ?? null;
  const page = useProgramme(entry?.contentId ?? null);
  const text = entry?.description ?? page?.description;
  const end = entry ? `–${clockOf(entry.endsAt)}` : '';
  const age = entry?.age ? `${entry.age}+` : null;
  const isWaiting = entries === null && !isLate;
  return (
    <Dialog isOpen onClose={onClose} closeLabel={labels.guide.close} title={title} variant="wide">
      <div className={styles.card}>
        {/* The place is kept while it loads, so that nothing below moves. */}
        {isWaiting || entry?.still ? (
          <Picture
            src={entry?.still ?? null}
            alt=""
            shape="wide"
            sizes="(min-width: 481px) 20rem, 90vw"
            className={styles.still}
          />
        ) : null}
        <div className={styles.words}>
          {entry?.episodeTitle ? <p className={styles.episode}>{entry.episodeTitle}</p> : null}
          <p>{[channel, momentText(startsAt, locale) + end, age].filter(Boolean).join(' · ')}</p>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
      <p className={styles.ways}>
        <ReminderButton {...{ channelId, startsAt, title }} words={schedule} isWide />
        <a
          href={routes.calendar(channelId, startsAt, pageLocale())}
          download=""
          className={buttonClasses({})}
        >
          {schedule.calendar}
        </a>
        {page?.href ? (
          <Link href={page.href} className={buttonClasses({})}>
            {labels.guide.about}
          </Link>
        ) : null}
      </p>
      {entries && entry ? (
        <LaterAirings airings={airingsAfter(entries, entry)} locale={locale} labels={labels} />
      ) : null}
    </Dialog>
  );
}
