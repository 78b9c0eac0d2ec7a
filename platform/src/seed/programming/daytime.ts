import type { Age } from '../basics.ts';

/** A broadcast day begins at 05:00 in UTC+5, which is midnight UTC: the grid's week begins with such a day (a Thursday). */
const DAY_STARTS_AT = 5 * 60;
export const DAY_MINUTES = 24 * 60;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Minutes from the beginning of the broadcast day: "05:00" is 0, "04:30" is 1410. */
export function minutesOfDay(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return (hours * 60 + minutes - DAY_STARTS_AT + DAY_MINUTES) % DAY_MINUTES;
}

/** Days are counted from Thursday. */
export function isWeekend(day: number): boolean {
  return day === 2 || day === 3;
}

/** The highest age rating of films at an hour: children are awake until nine, others until eleven. */
export function filmAgeAt(minuteOfDay: number): Age {
  if (minuteOfDay < minutesOfDay('21:00')) return 12;
  return minuteOfDay < minutesOfDay('23:00') ? 16 : 18;
}
