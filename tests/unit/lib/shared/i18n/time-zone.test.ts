/** @jest-environment jsdom */
import { clockOf, dayOf } from '@/lib/rules/schedule/days';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';

/** Browsers of before March 2024, when Kazakhstan moved to UTC+5, have Almaty an hour further. */
class OldDateTimeFormat extends Intl.DateTimeFormat {
  constructor(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
    super(locale, {
      ...options,
      timeZone: options.timeZone === 'Asia/Almaty' ? 'Asia/Omsk' : options.timeZone,
    });
  }
}

const CurrentDateTimeFormat = Intl.DateTimeFormat;

beforeAll(() => {
  Intl.DateTimeFormat = OldDateTimeFormat as typeof Intl.DateTimeFormat;
});

afterAll(() => {
  Intl.DateTimeFormat = CurrentDateTimeFormat;
});

// Half past eleven in the evening of a Friday in the zone of the service.
const LATE = Date.UTC(2026, 10, 27, 18, 30) / 1_000;

describe('a browser with old time zones shows every time as the schedule has it', () => {
  test('the time and the day of a programme', async () => {
    const { momentText } = await import('@/components/channels/guide/moment-text');
    expect([dayOf(LATE), clockOf(LATE)]).toEqual(['2026-11-27', '23:30']);
    expect(momentText(LATE, 'ru')).toBe('пятница, 27 ноября, 23:30');
    expect(momentText(LATE, 'kk')).toBe('27 қараша, жұма, 23:30');
  });

  test('the clock of the player', async () => {
    const { clockTime } = await import('@/player/core/format');
    expect(clockTime(LATE, { locale: 'ru', timeZone: TIME_ZONE })).toBe(clockOf(LATE));
  });

  test('the times of the account', async () => {
    const { dayText, timeText } = await import('@/lib/client/browser/moment');
    document.documentElement.lang = 'ru';
    expect(timeText(LATE * 1_000)).toBe('27 нояб. 2026 г., 23:30');
    expect(dayText(LATE * 1_000)).toBe('27 ноября 2026');
  });

  test('the time left until the New Year', async () => {
    const { untilNewYear } = await import('@/lib/rules/pages/new-year');
    const lastSecond = Date.UTC(2026, 11, 31, 18, 59, 59) / 1_000;
    expect(dayOf(lastSecond)).toBe('2026-12-31');
    expect(untilNewYear(lastSecond)).toMatchObject({
      isHere: false,
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 1,
    });
  });
});
