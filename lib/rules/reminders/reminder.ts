/** Reminders of programmes, and new episodes of followed series. Times are unix seconds. */

export interface Reminder {
  id: string;
  channel: { id: number; key: string; name: string };
  title: string;
  subtitle: string | null;
  startsAt: number;
  /** Null for a cancelled programme. */
  endsAt: number | null;
  /** The time for which it was set. */
  announcedAt: number;
  state: 'planned' | 'moved' | 'cancelled';
}

export interface Follow {
  id: string;
  contentId: string;
  slug: string;
  title: string;
  newEpisodes: number;
  /** Until when they were published; null where the platform does not say it. Unlike the other times it has milliseconds. */
  asOf: number | null;
  /** The newest of the new episodes. */
  newest: { slug: string; season: number; number: number; title: string } | null;
}

/** The first notice comes so long before the start. */
const NOTICE_SECONDS = 300;

/** After this time the start is no news any more. */
const START_NEWS_SECONDS = 300;

export interface DueReminder {
  reminder: Reminder;
  kind: 'before' | 'start';
  /** Identifies the notice: a moved programme is announced again. */
  key: string;
}

/** How a button of the schedule finds its reminder: two programmes of a channel never start at the same time. */
export const reminderKey = (channelId: number, startsAt: number): string => `${channelId}/${startsAt}`;

/** The notice that is due, the earliest start first: five minutes before, and at the start. */
export function dueReminder(
  reminders: readonly Reminder[],
  now: number,
  wasShown: (key: string) => boolean,
): DueReminder | null {
  const due = reminders.flatMap((reminder): DueReminder[] => {
    const { id, startsAt, state } = reminder;
    if (state === 'cancelled' || now < startsAt - NOTICE_SECONDS || now >= startsAt + START_NEWS_SECONDS)
      return [];
    const kind = now < startsAt ? 'before' : 'start';
    return [{ reminder, kind, key: `${id}/${startsAt}/${kind}` }];
  });
  const [first = null] = due
    .filter(({ key }) => !wasShown(key))
    .sort((one, other) => one.reminder.startsAt - other.reminder.startsAt);
  return first;
}
