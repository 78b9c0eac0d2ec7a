import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';

/** The rows of the page, which is not a rowset (spec 2 §1 "New Year page"). */
export const NEW_YEAR_ROWS = [
  'newyear-comedies',
  'newyear-kids',
  'newyear-romance',
  'newyear-adventure',
  'newyear-music',
] as const;

/** The channel of the holiday broadcast (spec 2 §1 "New Year page"). */
export const NEW_YEAR_CHANNEL = '3929';

interface Left {
  /** The first day of the year: the countdown is over. */
  isHere: boolean;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const calendar = new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/**
 * The time left until midnight in the time zone of the channel; the zone has one offset, so days have 24
 * hours.
 */
export function untilNewYear(nowSeconds: number): Left {
  const parts = calendar.formatToParts(new Date(nowSeconds * 1000));
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [read('year'), read('month') - 1, read('day')];
  const wall = Date.UTC(year, month, day, read('hour'), read('minute'), read('second'));
  const left = Math.floor((Date.UTC(year + 1, 0, 1) - wall) / 1000);
  return {
    isHere: month === 0 && day === 1,
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
