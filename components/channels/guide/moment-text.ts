import { clockOf } from '@/lib/rules/schedule/days';
import { dateText } from '@/lib/shared/i18n/date-text';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';

/** "Friday, November 27, 21:00": the clock is written as in the cells, whatever the language of the date prefers. */
export function momentText(seconds: number, locale: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: TIME_ZONE } as const;
  return `${dateText(seconds * 1000, locale, day)}, ${clockOf(seconds)}`;
}
