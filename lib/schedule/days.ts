import { TIME_ZONE } from '@/lib/i18n/time-zone';
import { DAY_SECONDS } from './limits';

/** Calendar days of the broadcaster's zone, as `YYYY-MM-DD`. */

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

export function dayOf(seconds: number): string {
  return dayFormat.format(seconds * 1000);
}

/** "20:30" on the broadcaster's clock. */
export function clockOf(seconds: number): string {
  return clockFormat.format(seconds * 1000);
}

/** The days from one moment to another, both included. */
export function daysBetween(start: number, end: number): string[] {
  const days = new Set<string>();
  for (let at = start; at < end; at += DAY_SECONDS / 2) days.add(dayOf(at));
  days.add(dayOf(end));
  return [...days];
}
