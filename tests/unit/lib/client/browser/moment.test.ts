/** @jest-environment jsdom */
import { dayText, recentText, timeText } from '@/lib/client/browser/moment';

// 19:30 in Greenwich is half past midnight of the next day in the zone of the service.
const moment = Date.UTC(2026, 10, 27, 19, 30);

test.each([
  ['ru', '28 нояб. 2026 г., 00:30', '28 ноября 2026'],
  ['kk', '2026 ж. 28 қар., 00:30', '2026 ж. 28 қараша'],
  ['uz', '28-noy, 2026, 00:30', '28-noyabr, 2026'],
])(
  'a moment of the account is told in the zone of the service, whatever the browser has: %s',
  (lang, time, day) => {
    document.documentElement.lang = lang;
    expect(timeText(moment)).toBe(time);
    expect(dayText(moment)).toBe(day);
  },
);

test.each([
  ['ru', '28 нояб., 00:30', '28 нояб. 2026 г., 00:30'],
  ['kk', '28 қар., 00:30', '2026 ж. 28 қар., 00:30'],
  ['uz', '28-noy, 00:30', '28-noy, 2026, 00:30'],
])('a moment of this year goes without the year, one of another year has it: %s', (lang, recent, other) => {
  document.documentElement.lang = lang;
  jest.useFakeTimers({ now: Date.UTC(2026, 11, 1) });
  expect(recentText(moment)).toBe(recent);
  jest.setSystemTime(Date.UTC(2027, 0, 1));
  expect(recentText(moment)).toBe(other);
  jest.useRealTimers();
});
