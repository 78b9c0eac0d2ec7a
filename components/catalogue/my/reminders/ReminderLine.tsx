import { IconButton } from '@/components/ui/button/IconButton';
import { CloseIcon } from '@/components/ui/icon/close';
import { Link } from '@/components/ui/link/Link';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { addReminder, maySet, removeReminder } from '@/lib/client/reminders/reminders';
import { removeWithUndo } from '@/lib/client/removal/undo';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import type { Reminder } from '@/lib/rules/reminders/reminder';
import { clockOf } from '@/lib/rules/schedule/days';
import { dateText } from '@/lib/shared/i18n/date-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { localeTags } from '@/lib/shared/i18n/locales';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';
import { routes } from '@/lib/shared/routes';
import styles from './reminders.module.scss';

interface Props {
  reminder: Reminder;
  words: Messages['reminders'];
}

/** A reminder: when and where, whether the programme was moved or cancelled, a calendar file, and a button that removes it. */
export function ReminderLine({ reminder, words }: Props) {
  const { id, channel, title, subtitle, startsAt, announcedAt, state } = reminder;
  const locale = pageLocale();
  const day = dateText(startsAt * 1000, localeTags[locale], {
    ...({ weekday: 'short', day: 'numeric', month: 'long', timeZone: TIME_ZONE } as const),
  });
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <Link href={routes.channel(ALL_CHANNELS, channel.key)} className={styles.title}>
          {title}
        </Link>
        <span className={styles.about}>
          {[`${day}, ${clockOf(startsAt)}`, channel.name, subtitle].filter(Boolean).join(' · ')}
        </span>
        {state === 'planned' ? null : (
          <span className={styles.changed}>
            {state === 'moved' ? fill(words.moved, { time: clockOf(announcedAt) }) : words.cancelled}
          </span>
        )}
      </span>
      {state === 'cancelled' ? null : (
        <a
          href={routes.calendar(channel.id, startsAt, locale)}
          download=""
          aria-label={fill(words.calendarOf, { title })}
          className={styles.calendar}
        >
          {words.calendar}
        </a>
      )}
      <IconButton
        label={fill(words.remove, { title })}
        variant="quiet"
        size="sm"
        onClick={({ currentTarget }) =>
          removeWithUndo(
            words.removed,
            () => removeReminder(id),
            maySet(reminder) ? () => addReminder(channel.id, startsAt) : null,
            currentTarget.closest('li'),
          )
        }
      >
        <CloseIcon size="sm" />
      </IconButton>
    </li>
  );
}
