import { licenceColor, timeLeft } from '../../src/domain/licence.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [30 * 24 * HOUR, { unit: 'days', count: 30 }],
  [48 * HOUR + 1, { unit: 'days', count: 2 }],
  [48 * HOUR, { unit: 'hours', count: 48 }],
  [HOUR, { unit: 'hours', count: 1 }],
  [HOUR - 1, { unit: 'minutes', count: 60 }],
  [1, { unit: 'minutes', count: 1 }],
  [-HOUR, { unit: 'minutes', count: 1 }],
])('spec 2 §3 user_license_info: remaining time for %p ms', (left, expected) => {
  expect(timeLeft(1000 + left, 1000)).toEqual(expected);
});

test('spec 2 §3 user_license_info: the colour changes near the end', () => {
  const colors = [24 * HOUR + 1, 24 * HOUR, 3 * HOUR + 1, 3 * HOUR, 0].map((left) => licenceColor(left, 0));
  expect(colors).toEqual(['#4fbf7b', '#f2b134', '#f2b134', '#e5484d', '#e5484d']);
});
