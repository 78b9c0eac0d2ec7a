import { localDay, minutesOf, screenTimeAt, timeOf } from '../../src/domain/screen-time.ts';

const ALMATY = 'Asia/Almaty';
/** A time of that day in Almaty, five hours ahead of UTC. */
const at = (time: string, day = '2026-03-02') => Date.parse(`${day}T${time}+05:00`);
const NOTHING = { dailyMinutes: null, bedtime: null };
const NIGHT = { from: 21 * 60, to: 7 * 60 };
const unused = { day: '2026-03-02', usedMs: 0, moreUntil: null };

test('spec 3 §6 a child without limits has no limit', () => {
  expect(screenTimeAt(NOTHING, unused, at('23:59:59'), ALMATY)).toEqual({ secondsLeft: null, reason: null });
});

test.each([
  ['unused', 0, 3600, null],
  ['half used', 30 * 60_000, 1800, null],
  ['a second left', 3_599_000, 1, null],
  ['used', 3_600_000, 0, 'screen_time_over'],
  ['used by far', 9_000_000, 0, 'screen_time_over'],
])('spec 3 §6 an hour a day, %s', (_, usedMs, secondsLeft, reason) => {
  const limits = { dailyMinutes: 60, bedtime: null };
  expect(screenTimeAt(limits, { ...unused, usedMs }, at('12:00:00'), ALMATY)).toEqual({
    secondsLeft,
    reason,
  });
});

test('spec 3 §6 midnight of the account’s zone begins a new day, and neither that of UTC nor of the device does', () => {
  const limits = { dailyMinutes: 60, bedtime: null };
  const use = { ...unused, usedMs: 3_600_000 };
  expect(screenTimeAt(limits, use, at('23:59:59'), ALMATY).secondsLeft).toBe(0);
  expect(screenTimeAt(limits, use, at('00:00:00', '2026-03-03'), ALMATY).secondsLeft).toBe(3600);
  // Midnight of UTC is five in the morning there.
  const early = { ...use, day: '2026-03-03' };
  expect(screenTimeAt(limits, early, Date.parse('2026-03-03T00:00:00Z'), ALMATY).secondsLeft).toBe(0);
});

test.each([
  ['20:59:59', 1, null],
  ['21:00:00', 0, 'bedtime'],
  ['23:59:59', 0, 'bedtime'],
  ['00:00:00', 0, 'bedtime'],
  ['06:59:59', 0, 'bedtime'],
  ['07:00:00', 14 * 3600, null],
])('spec 3 §6 a bedtime over midnight, from 21:00 to 07:00, at %s', (time, secondsLeft, reason) => {
  const limits = { dailyMinutes: null, bedtime: NIGHT };
  expect(screenTimeAt(limits, unused, at(time), ALMATY)).toEqual({ secondsLeft, reason });
});

test.each([
  ['12:59:59', 1],
  ['13:00:00', 0],
  ['14:59:59', 0],
  ['15:00:00', 22 * 3600],
])('spec 3 §6 a rest within one day, from 13:00 to 15:00, at %s', (time, secondsLeft) => {
  const limits = { dailyMinutes: null, bedtime: { from: 13 * 60, to: 15 * 60 } };
  expect(screenTimeAt(limits, unused, at(time), ALMATY).secondsLeft).toBe(secondsLeft);
});

test('spec 3 §6 the earlier end counts, and bedtime is named before the minutes of the day', () => {
  const limits = { dailyMinutes: 60, bedtime: NIGHT };
  expect(screenTimeAt(limits, unused, at('20:50:00'), ALMATY).secondsLeft).toBe(600);
  expect(screenTimeAt(limits, unused, at('19:00:00'), ALMATY).secondsLeft).toBe(3600);
  expect(screenTimeAt(limits, { ...unused, usedMs: 3_600_000 }, at('22:00:00'), ALMATY).reason).toBe(
    'bedtime',
  );
});

test('spec 3 §6 what a parent gives lasts over a limit, a bedtime and midnight, and then ends', () => {
  const limits = { dailyMinutes: 60, bedtime: NIGHT };
  const use = { ...unused, usedMs: 3_600_000, moreUntil: at('00:15:00', '2026-03-03') };
  expect(screenTimeAt(limits, use, at('23:45:00'), ALMATY)).toEqual({ secondsLeft: 1800, reason: null });
  expect(screenTimeAt(limits, use, at('00:14:59', '2026-03-03'), ALMATY).secondsLeft).toBe(1);
  expect(screenTimeAt(limits, use, at('00:15:00', '2026-03-03'), ALMATY).reason).toBe('bedtime');
});

test('a local day and what has passed of it', () => {
  expect(localDay(at('00:00:01.250'), ALMATY)).toEqual({ day: '2026-03-02', passedMs: 1250 });
  expect(localDay(Date.parse('2026-03-01T23:30:00Z'), 'UTC')).toEqual({
    day: '2026-03-01',
    passedMs: 84_600_000,
  });
});

test.each([
  ['00:00', 0],
  ['21:30', 1290],
  ['23:59', 1439],
  ['24:00', null],
  ['9:00', null],
  ['21:60', null],
])('the time %s is %p minutes', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  if (minutes !== null) expect(timeOf(minutes)).toBe(time);
});
