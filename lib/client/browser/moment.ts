import { dayOf } from '@/lib/rules/schedule/days';
import { dateText } from '@/lib/shared/i18n/date-text';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';

/**
 * A time in the zone of the service, in the language of the page. The schedule, the archive and the letters of the service have this zone: the
 * same moment must not have two clocks on one screen. Browser only.
 */
export function timeText(milliseconds: number): string {
  return dateText(milliseconds, document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
}

/** The same without the year, where it is the year that everybody knows. */
export function recentText(milliseconds: number): string {
  if (yearOf(milliseconds) !== yearOf(Date.now())) return timeText(milliseconds);
  return dateText(milliseconds, document.documentElement.lang, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  });
}

const yearOf = (milliseconds: number): string => dayOf(milliseconds / 1_000).slice(0, 'YYYY'.length);

/** A day in the zone of the service: "12 December 2026". Browser only. */
export function dayText(milliseconds: number): string {
  return dateText(milliseconds, document.documentElement.lang, { dateStyle: 'long', timeZone: TIME_ZONE });
}
