import { ZONE_OFFSET_SECONDS } from '@/lib/shared/i18n/time-zone';
import { DAY_SECONDS } from './constants';

/** Calendar days in the time zone of the broadcaster, as `YYYY-MM-DD`. */

/** By arithmetic: the zone has one offset, and creating two formatters takes 50 ms on a phone. */
const onTheWall = (seconds: number) => new Date((seconds + ZONE_OFFSET_SECONDS) * 1_000).toISOString();

const DATE_END = 'YYYY-MM-DD'.length;
const CLOCK_AT = 'YYYY-MM-DDT'.length;
const CLOCK_END = 'YYYY-MM-DDT00:00'.length;

export function dayOf(seconds: number): string {
  return onTheWall(seconds).slice(0, DATE_END);
}

/** "20:30" in the time zone of the broadcaster. */
export function clockOf(seconds: number): string {
  return onTheWall(seconds).slice(CLOCK_AT, CLOCK_END);
}

/** The days from one moment to another, both included. */
export function daysBetween(start: number, end: number): string[] {
  const days = new Set<string>();
  for (let at = start; at < end; at += DAY_SECONDS / 2) days.add(dayOf(at));
  days.add(dayOf(end));
  return [...days];
}
