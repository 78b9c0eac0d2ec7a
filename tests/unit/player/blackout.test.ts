import { blackoutsOf } from '@/lib/rules/playback/blackouts';
import { blackoutAt, expectedDate } from '@/player/core/time/blackout';

const NOON = 1_800_000_000;
const windows = [
  { start: NOON, end: NOON + 60 },
  { start: NOON + 3600, end: NOON + 7200 },
];

describe('spec 2 §4 Blackout', () => {
  test.each([
    ['before it', -0.001, null],
    ['its first second', 0, 0],
    ['its last second', 59.999, 0],
    ['its end', 60, null],
    ['between two', 1800, null],
    ['the second one', 3600, 1],
  ])('%s', (_, second, index) => {
    expect(blackoutAt(windows, NOON + second)).toBe(index === null ? null : windows[index]);
  });

  test.each([
    ['live, requested from now', { kind: 'live' }, NOON],
    ['live from a moment', { kind: 'live', beginAt: NOON - 20 }, NOON - 20],
    ['the archive from its start', { kind: 'archive', startDate: NOON - 900 }, NOON - 900],
    [
      'the archive from a moment',
      { kind: 'archive', startDate: NOON - 900, beginAt: NOON - 600 },
      NOON - 600,
    ],
    ['a film has no dates', { kind: 'vod' }, null],
  ] as const)('the date before the first picture: %s', (_, source, date) => {
    expect(expectedDate(source, NOON)).toBe(date);
  });

  test('the safe area of the configuration is added before and after (spec 1 §9)', () => {
    expect(blackoutsOf([{ start: 100, end: 200 }], { screen: '/s.jpg', safeArea: 5 })).toEqual({
      windows: [{ start: 95, end: 205 }],
      screen: '/s.jpg',
    });
  });
});
