import type { ScheduleDay } from '@/lib/rules/channels/view';
import { dateText } from '@/lib/shared/i18n/date-text';
import { dayOf, daysBetween } from './days';
import { scheduleWindow } from './rules';

export interface DayWords {
  yesterday: string;
  today: string;
  tomorrow: string;
}

/** The days of the schedule, with names for today and its neighbours. */
export function scheduleDays(
  now: number,
  archiveDays: number,
  locale: string,
  words: DayWords,
): ScheduleDay[] {
  const { start, end } = scheduleWindow(now, archiveDays);
  const days = daysBetween(start, end);
  const today = days.indexOf(dayOf(now));
  const format = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const named: Record<number, string> = { [-1]: words.yesterday, 0: words.today, 1: words.tomorrow };
  return days.map((date, index) => ({
    date,
    label: named[index - today] ?? dateText(Date.parse(date), locale, format),
    href: `?day=${date}`,
    isCurrent: index === today,
  }));
}
