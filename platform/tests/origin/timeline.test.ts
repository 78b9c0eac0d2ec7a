import fc from 'fast-check';
import type { WeeklySlot } from '../../src/origin/catalogue.ts';
import {
  entries,
  entryAt,
  entryOfSecond,
  locate,
  minutesToSegments,
  parseScheduleEntryId,
  realSecond,
  SEGMENT_MS,
  SEGMENT_SECONDS,
  SEGMENTS_PER_WEEK,
  scheduleEntryId,
  secondsToSegments,
  segmentAt,
  segmentOfSecond,
  segmentStartMs,
  weekProblem,
} from '../../src/origin/timeline.ts';

const WEEK_MINUTES = 7 * 24 * 60;

/** Weeks like those of the seed: programmes at whole minutes, placed on the grid. */
const weeks = fc
  .uniqueArray(fc.integer({ min: 1, max: WEEK_MINUTES - 1 }), { maxLength: 60 })
  .map((minutes): WeeklySlot[] => {
    const starts = [0, ...minutes.sort((a, b) => a - b)].map(minutesToSegments);
    return starts.map((start, at) => ({
      start,
      length: (starts[at + 1] ?? SEGMENTS_PER_WEEK) - start,
      contentId: `content-${at}`,
      episodeId: null,
    }));
  });
/** Any second between 1990 and 2090. */
const seconds = fc.integer({ min: 631_152_000, max: 3_786_912_000 });

test('media 0: a day is exactly 22500 segments and a week 157500', () => {
  expect(SEGMENT_MS).toBe(3840);
  expect(SEGMENT_SECONDS).toBe(3.84);
  expect(SEGMENTS_PER_WEEK).toBe(157_500);
  expect(secondsToSegments(86_400)).toBe(22_500);
  expect(secondsToSegments(30.72)).toBe(8);
  expect(secondsToSegments(30.73)).toBe(9);
});

test('media 2: the segment of a moment is floor(moment / 3.84 s), without rounding errors', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (ms) => {
      const segment = segmentAt(ms);
      expect(segmentStartMs(segment)).toBeLessThanOrEqual(ms);
      expect(segmentStartMs(segment + 1)).toBeGreaterThan(ms);
    }),
  );
});

test('media 2: every second belongs to exactly one programme', () => {
  fc.assert(
    fc.property(weeks, seconds, (slots, second) => {
      const segment = segmentAt(second * 1000);
      const found = locate(slots, segment);
      expect(found.entryStart).toBeLessThanOrEqual(segment);
      expect(found.entryEnd).toBeGreaterThan(segment);
      const phase = segment - found.week * SEGMENTS_PER_WEEK;
      const holders = slots.filter(({ start, length }) => start <= phase && phase < start + length);
      expect(holders).toEqual([found.slot]);
      expect(found.offset).toBe(segment - found.entryStart);
    }),
  );
});

test('spec 2 §3 Schedule item: entries have no gap and no overlap, in real and in announced times', () => {
  fc.assert(
    fc.property(weeks, seconds, fc.integer({ min: 1, max: 10 * 86_400 }), (slots, from, length) => {
      const list = entries(slots, from, from + length);
      expect(list[0]?.start).toBeLessThanOrEqual(segmentAt(from * 1000));
      expect(segmentStartMs(list.at(-1)?.end ?? 0)).toBeGreaterThanOrEqual((from + length) * 1000);
      list.slice(1).forEach((entry, at) => {
        const before = list[at];
        expect(before?.end).toBe(entry.start);
        expect((before?.timestamp ?? 0) + (before?.duration ?? 0)).toBe(entry.timestamp);
        expect((before?.realTimestamp ?? 0) + (before?.realDuration ?? 0)).toBe(entry.realTimestamp);
      });
    }),
  );
});

test('media 2: two neighbouring windows of a schedule together are the whole window', () => {
  fc.assert(
    fc.property(weeks, seconds, fc.nat(200_000), fc.nat(200_000), (slots, from, first, second) => {
      const middle = from + first;
      const whole = entries(slots, from, middle + second).map(({ start }) => start);
      const parts = [...entries(slots, from, middle), ...entries(slots, middle, middle + second)];
      expect([...new Set(parts.map(({ start }) => start))]).toEqual(whole);
    }),
  );
});

test('spec 2 §3: both timestamp and real_timestamp of an entry lead back to its first segment', () => {
  fc.assert(
    fc.property(weeks, seconds, (slots, second) => {
      const entry = entryAt(slots, segmentAt(second * 1000));
      expect(segmentOfSecond(slots, entry.timestamp)).toBe(entry.start);
      expect(segmentOfSecond(slots, entry.realTimestamp)).toBe(entry.start);
      expect(entryOfSecond(slots, entry.realTimestamp + entry.realDuration).start).toBe(entry.end);
    }),
  );
});

test('spec 2 §3: timestamp is the announced whole minute, real_timestamp at most 4 s before it', () => {
  fc.assert(
    fc.property(weeks, seconds, (slots, second) => {
      const { timestamp, realTimestamp } = entryAt(slots, segmentAt(second * 1000));
      expect(timestamp % 60).toBe(0);
      expect(timestamp - realTimestamp).toBeGreaterThanOrEqual(0);
      expect(timestamp - realTimestamp).toBeLessThanOrEqual(4);
    }),
  );
});

test('a template repeats from week to week', () => {
  fc.assert(
    fc.property(weeks, seconds, (slots, second) => {
      const here = entryAt(slots, segmentAt(second * 1000));
      const later = entryAt(slots, segmentAt(second * 1000) + SEGMENTS_PER_WEEK);
      expect(later.slot).toEqual(here.slot);
      expect(later.realTimestamp - here.realTimestamp).toBe(604_800);
    }),
  );
});

test('weekProblem reports a gap, an overlap, an empty slot and a short week', () => {
  const slot = (start: number, length: number): WeeklySlot => ({
    start,
    length,
    contentId: '1',
    episodeId: null,
  });
  expect(weekProblem([slot(0, SEGMENTS_PER_WEEK)])).toBeNull();
  expect(weekProblem([slot(0, 10), slot(11, SEGMENTS_PER_WEEK - 11)])).toMatch('starts at 11');
  expect(weekProblem([slot(0, 10), slot(9, SEGMENTS_PER_WEEK - 9)])).toMatch('starts at 9');
  expect(weekProblem([slot(0, 0)])).toMatch('length 0');
  expect(weekProblem([slot(0, 10)])).toMatch('ends at 10');
  expect(weekProblem([])).toMatch('ends at 0');
  fc.assert(fc.property(weeks, (slots) => weekProblem(slots) === null));
});

test('wire 1.7: entry ids have 18 digits and contain channel and second', () => {
  expect(scheduleEntryId(3929, 1_767_258_000)).toBe('803929001767258000');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), seconds, (channelId, second) => {
      const id = scheduleEntryId(channelId, second);
      expect(id).toHaveLength(18);
      expect(parseScheduleEntryId(id)).toEqual({ channelId, realTimestamp: second });
    }),
  );
  for (const id of ['', '8', '903929001767258000', '8039290017672580000', '80392900176725800x']) {
    expect(parseScheduleEntryId(id)).toBeNull();
  }
});

test('the real second of a segment is the second of its first frame', () => {
  expect(realSecond(1)).toBe(3);
  expect(realSecond(25)).toBe(96);
});
