import { dayBounds, localDateTime, offsetAt } from '../../src/domain/zone.ts';

const midnight = Date.UTC(2026, 10, 20, 19) / 1000;

test('wire 1.8 date and time use the zone of the provider', () => {
  expect(localDateTime(midnight)).toEqual({ date: '2026-11-21', time: '00:00:00' });
  expect(localDateTime(midnight - 1)).toEqual({ date: '2026-11-20', time: '23:59:59' });
});

test('wire 1.8 a day runs from its local midnight to the next', () => {
  expect(dayBounds('2026-11-21')).toEqual({ from: midnight, to: midnight + 86_400 });
});

test('wire 1.8 a date may come without padding', () => {
  expect(dayBounds('2020-1-5')).toEqual(dayBounds('2020-01-05'));
});

test.each(['', 'today', '2026-13-01', '2026-02-30', '2026-11-21T00:00'])('refuses %p as a date', (text) => {
  expect(dayBounds(text)).toBeNull();
});

test('a day of a clock change has its real length', () => {
  expect(offsetAt(Date.UTC(2026, 5, 1) / 1000, 'Europe/Berlin')).toBe(7200);
  const day = dayBounds('2026-03-29', 'Europe/Berlin');
  expect((day?.to ?? 0) - (day?.from ?? 0)).toBe(23 * 3600);
});
