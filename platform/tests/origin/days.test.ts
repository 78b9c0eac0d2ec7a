import fc from 'fast-check';
import { archiveBound, streamStart } from '../../src/domain/archive.ts';
import { dayBounds, localDateTime } from '../../src/domain/zone.ts';
import type { WeeklySlot } from '../../src/origin/catalogue.ts';
import {
  entries,
  entryAt,
  entryOfSecond,
  minutesToSegments,
  SEGMENTS_PER_WEEK,
  segmentAt,
  segmentStartMs,
} from '../../src/origin/timeline.ts';

/*
 * quality F08 for the platform: programme change, midnight, the end of the archive, wrong clocks and changing zones
 * follow the schedule, because the timeline uses no zone and no clock.
 */

const WEEK_MINUTES = 7 * 24 * 60;
const DAY = 86_400;
/** Zones that change at night, at midnight, by half an hour, never, and once for good (Almaty on 1 March 2024). */
const ZONES = [
  'Asia/Almaty',
  'Asia/Tashkent',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
];

const weeks = fc
  .uniqueArray(fc.integer({ min: 1, max: WEEK_MINUTES - 1 }), { maxLength: 40 })
  .map((minutes): WeeklySlot[] => {
    const starts = [0, ...minutes.sort((a, b) => a - b)].map(minutesToSegments);
    return starts.map((start, at) => ({
      start,
      length: (starts[at + 1] ?? SEGMENTS_PER_WEEK) - start,
      contentId: `content-${at}`,
      episodeId: null,
    }));
  });
const days = fc.date({ min: new Date('2021-01-02'), max: new Date('2029-12-30'), noInvalidDate: true });
const dateOf = (day: Date, offset = 0) =>
  new Date(day.getTime() + offset * DAY * 1000).toISOString().slice(0, 10);

test('quality F08 midnight, DST and change of zone: local days follow each other without gap or overlap', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, (zone, day) => {
      const [before, here, after] = [-1, 0, 1].map((offset) => dayBounds(dateOf(day, offset), zone));
      expect(before?.to).toBe(here?.from);
      expect(here?.to).toBe(after?.from);
      const hours = ((here?.to ?? 0) - (here?.from ?? 0)) / 3600;
      expect(hours).toBeGreaterThanOrEqual(23);
      expect(hours).toBeLessThanOrEqual(25);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['an ordinary day', 'Asia/Almaty', '2026-11-21', 24],
  ['the day Almaty moved its clock for good', 'Asia/Almaty', '2024-02-29', 25],
  ['the night that is an hour short', 'Europe/Berlin', '2026-03-29', 23],
  ['the night that is an hour long', 'Europe/Berlin', '2026-10-25', 25],
])('quality F08, DST: %s in %s', (_, zone, date, hours) => {
  const { from, to } = dayBounds(date, zone) ?? { from: 0, to: 0 };
  expect((to - from) / 3600).toBe(hours);
});

test('quality F08: the schedules of two local days together equal the schedule of both, whatever their length', () => {
  fc.assert(
    fc.property(weeks, fc.constantFrom(...ZONES), days, (slots, zone, day) => {
      const first = dayBounds(dateOf(day), zone);
      const second = dayBounds(dateOf(day, 1), zone);
      if (!first || !second) throw new Error('no day');
      const starts = (from: number, to: number) => entries(slots, from, to).map(({ start }) => start);
      const apart = [...starts(first.from, first.to), ...starts(second.from, second.to)];
      expect([...new Set(apart)]).toEqual(starts(first.from, second.to));
    }),
  );
});

test('quality F08 time zone: the timeline never uses the clock of the machine', () => {
  const local = [
    'getTimezoneOffset',
    'getHours',
    'getDay',
    'getDate',
    'getMonth',
    'getFullYear',
    'toString',
    'toLocaleString',
  ] as const;
  // The code runs with Node's globals, the test with its own (support/environment.cjs).
  const { Date: DateOfCode } = globalOfNode;
  const spies = local.map((name) =>
    jest.spyOn(DateOfCode.prototype, name).mockImplementation(() => {
      throw new Error(`${name} was asked`);
    }),
  );
  const now = jest.spyOn(DateOfCode, 'now').mockImplementation(() => {
    throw new Error('the time was asked');
  });
  const slots = [{ start: 0, length: SEGMENTS_PER_WEEK, contentId: '1', episodeId: null }];
  const second = 1_795_270_000;
  const answers = () => [
    entryOfSecond(slots, second),
    entries(slots, second, second + DAY),
    dayBounds('2026-11-21'),
    localDateTime(second),
  ];
  try {
    answers();
  } finally {
    // Before anything else: jest itself reads this clock.
    for (const spy of [...spies, now]) spy.mockRestore();
  }
});

test('any millisecond belongs to one programme, also at the border of two weeks', () => {
  const around = fc
    .tuple(fc.integer({ min: 1_600, max: 6_000 }), fc.integer({ min: -20_000, max: 20_000 }))
    .map(([week, ms]) => segmentStartMs(week * SEGMENTS_PER_WEEK) + ms);
  fc.assert(
    fc.property(weeks, around, (slots, ms) => {
      const here = entryAt(slots, segmentAt(ms));
      expect(segmentStartMs(here.start)).toBeLessThanOrEqual(ms);
      expect(segmentStartMs(here.end)).toBeGreaterThan(ms);
      const next = entryAt(slots, here.end);
      const before = entryAt(slots, here.start - 1);
      expect([before.end, next.start]).toEqual([here.start, here.end]);
      expect(next.realTimestamp).toBe(here.realTimestamp + here.realDuration);
      expect(next.timestamp).toBe(here.timestamp + here.duration);
    }),
  );
});

describe('quality F08 archive end and clock skew: only the platform’s clock decides what a ts means', () => {
  const now = 1_795_270_000;
  test.each([
    ['a client clock ten minutes ahead', now + 600, 'refused'],
    ['a client clock ten minutes behind', now - 600, 'archive'],
    ['a client clock half a minute ahead', now + 30, 'refused'],
    ['a client clock 29 s behind is live', now - 29, 'live'],
    ['the last second of the archive', archiveBound(7, now), 'archive'],
    ['the second before it', archiveBound(7, now) - 1, 'refused'],
  ])('%s', (_, ts, kind) => {
    expect(streamStart(ts, now, 7).kind).toBe(kind);
  });

  test('a moment leaves the archive once and never returns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14 * DAY }),
        fc.integer({ min: 1, max: 30 }),
        (age, archiveDays) => {
          const kind = streamStart(now - age, now, archiveDays).kind;
          const later = streamStart(now - age, now + DAY, archiveDays).kind;
          if (kind === 'refused') expect(later).toBe('refused');
        },
      ),
    );
  });
});
