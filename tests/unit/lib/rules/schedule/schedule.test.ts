import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { clockOf, dayOf, daysBetween } from '@/lib/rules/schedule/days';
import {
  entryAt,
  linkableSecond,
  momentOf,
  oldestMoment,
  scheduleWindow,
  stateOf,
} from '@/lib/rules/schedule/rules';
import { streamStartOf } from '@/lib/rules/schedule/stream-start';
import { scheduleEntry } from '@/tests/support/schedule-entry';

const NOW = 1_767_258_000;

describe('spec 2 §4 Schedule item states', () => {
  const rights = { archiveDays: 3, isPurchased: true };
  const past = NOW - 2 * HOUR_SECONDS;

  test.each([
    ['starts in a second', scheduleEntry(NOW + 1), rights, 'future'],
    ['starts now', scheduleEntry(NOW), rights, 'onAir'],
    ['ends in a second', scheduleEntry(NOW - HOUR_SECONDS + 1), rights, 'onAir'],
    ['ended now', scheduleEntry(NOW - HOUR_SECONDS), rights, 'archive'],
    [
      'ended, catch-up forbidden',
      scheduleEntry(past, HOUR_SECONDS, { hasCatchUp: false }),
      rights,
      'unavailable',
    ],
    ['ended, not bought', scheduleEntry(past), { ...rights, isPurchased: false }, 'unavailable'],
    ['ended, no archive', scheduleEntry(past), { ...rights, archiveDays: 0 }, 'unavailable'],
    ['as old as the archive', scheduleEntry(NOW - 3 * DAY_SECONDS), rights, 'archive'],
    ['older than the archive', scheduleEntry(NOW - 3 * DAY_SECONDS - 1), rights, 'unavailable'],
  ])('%s', (_, item, given, state) => {
    expect(stateOf(item, NOW, given)).toBe(state);
  });
});

describe('spec 2 §4: the schedule window', () => {
  test.each([
    [0, 72],
    [3, 72],
    [7, 168],
  ])(
    '%d archive days start the window %d hours back and end it 72 hours ahead, aligned to the hour',
    (days, hours) => {
      const { start, end } = scheduleWindow(NOW + 1_799, days);
      const hour = Math.floor((NOW + 1_799) / HOUR_SECONDS) * HOUR_SECONDS;
      expect(start).toBe(hour - hours * HOUR_SECONDS);
      expect(end).toBe(hour + 72 * HOUR_SECONDS);
      expect(start % HOUR_SECONDS).toBe(0);
    },
  );
});

test('media 7.14: the programme on screen follows the clock of the stream and the real times', () => {
  const list = [scheduleEntry(100, 50), scheduleEntry(150, 50), scheduleEntry(300, 10)];
  expect(entryAt(list, 99)).toBeNull();
  expect(entryAt(list, 100)?.id).toBe('100');
  expect(entryAt(list, 149.99)?.id).toBe('100');
  expect(entryAt(list, 150)?.id).toBe('150');
  expect(entryAt(list, 250)).toBeNull();
  expect(entryAt(list, 309)?.id).toBe('300');
  expect(entryAt([], 1)).toBeNull();
});

test('days and times are in the time zone of the broadcaster: UTC+5 the whole year', () => {
  const lateEvening = Date.UTC(2026, 10, 20, 19, 30) / 1000;
  expect(dayOf(lateEvening)).toBe('2026-11-21');
  expect(clockOf(lateEvening)).toBe('00:30');
  expect(daysBetween(lateEvening, lateEvening + 2 * DAY_SECONDS)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});

describe('spec 2 §4 Stream start: the meaning of a moment in an address', () => {
  test.each([
    ['none', null, null],
    ['in the future', NOW + 5, null],
    ['29 s ago', NOW - 29, null],
    ['30 s ago', NOW - 33, NOW - 33],
    ['at the edge of the archive', NOW - 3 * DAY_SECONDS, NOW - 3 * DAY_SECONDS],
    ['older than the archive', NOW - 3 * DAY_SECONDS - 1, null],
  ])('%s', (_, ts, moment) => {
    expect(momentOf(ts, NOW, 3)).toBe(moment);
  });
});

test.each([0, 1, 7])(
  'the oldest moment stays in the archive for a minute, from %d s after a step on',
  (after) => {
    const oldest = oldestMoment(NOW + after, 3);
    const start = streamStartOf({ ts: oldest, at: NOW + after + 60 }, 3, [scheduleEntry(oldest - 600)]);
    expect(start).toEqual({ ts: oldest, beginAt: oldest });
    expect(oldest - (NOW + after - 3 * DAY_SECONDS)).toBeLessThan(70);
  },
);

describe('spec 2 §4 Stream start: a requested time is rounded down to 10 s, and playback begins at that second', () => {
  const requested = (ts: number | null) => ({ ts, at: NOW });
  // Announced for the full minute, really starting three seconds before it.
  const start = NOW - 7_200;
  const list = [
    scheduleEntry(start - 600, 600, { realStartsAt: start - 600, realEndsAt: start - 3 }),
    scheduleEntry(start, 600, { realStartsAt: start - 3, realEndsAt: start + 597 }),
  ];
  test.each([
    ['a second of a programme', start + 126, list, { ts: start + 120, beginAt: start + 126 }],
    ['its first seconds: stays in the programme', start + 5, list, { ts: start, beginAt: start + 5 }],
    ['its real start: stays in the programme', start - 3, list, { ts: start - 3, beginAt: start - 3 }],
    ['its announced start: the first frame of the real one', start, list, { ts: start, beginAt: start - 3 }],
    ['no known programme at that time', start + 4_003, list, { ts: start + 4_003, beginAt: start + 4_003 }],
    ['a full 10 s step needs no schedule', start, null, { ts: start, beginAt: null }],
    ['another second waits for the schedule', start + 126, null, undefined],
    ['live', null, list, { ts: null, beginAt: null }],
    ['less than 30 s ago: live, from that second', NOW - 29, null, { ts: null, beginAt: null }],
    ['less than 30 s ago, with a schedule', NOW - 29, list, { ts: null, beginAt: NOW - 29 }],
    ['to come: live', NOW + 5, list, { ts: null, beginAt: null }],
  ])('%s', (_, ts, entries, expected) => {
    expect(streamStartOf(requested(ts), 3, entries)).toEqual(expected);
  });

  test('spec 2 §4: a programme without catch-up is refused: live, over or on air', () => {
    const banned = { hasCatchUp: false };
    const programmes = [scheduleEntry(NOW - 900, 600, banned), scheduleEntry(NOW - 300, 600, banned)];
    for (const ts of [NOW - 600, NOW - 120])
      expect(streamStartOf(requested(ts), 3, programmes)).toEqual({ ts: null, beginAt: null });
  });

  test('a programme that has become older than the archive while it plays keeps its stream', () => {
    const oldest = NOW - 3 * DAY_SECONDS;
    const film = [scheduleEntry(oldest + 600, 7_200, { hasCatchUp: false })];
    expect(streamStartOf(requested(oldest + 600), 3, film, NOW + 900)).toEqual({
      ts: oldest + 600,
      beginAt: oldest + 600,
    });
  });

  test('a channel without an archive plays live', () => {
    expect(streamStartOf(requested(NOW - 20), 0, list)).toEqual({ ts: null, beginAt: null });
  });
});

test.each([
  ['a programme with catch-up', NOW - 500, 3, NOW - 500],
  ['a programme that is live only', NOW - 100, 3, null],
  ['no known programme', NOW - 5_000, 3, NOW - 5_000],
  ['a channel without an archive', NOW - 500, 0, null],
  ['live', null, 3, null],
])('a link to %s names a second that it can lead to', (_, second, archiveDays, expected) => {
  const entries = [scheduleEntry(NOW - 600, 300), scheduleEntry(NOW - 300, 600, { hasCatchUp: false })];
  expect(linkableSecond(second, archiveDays, entries)).toBe(expected);
});
