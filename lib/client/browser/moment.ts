import { dateText } from '@/lib/shared/i18n/date-text';

/** A time in the time zone of the viewer, in the language of the page. Browser only. */
export function timeText(milliseconds: number): string {
  return dateText(milliseconds, document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A day in the time zone of the viewer: "12 December 2026". Browser only. */
export function dayText(milliseconds: number): string {
  return dateText(milliseconds, document.documentElement.lang, { dateStyle: 'long' });
}
