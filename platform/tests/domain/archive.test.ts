import { DAY_SECONDS, isCatchupAvailable, type StreamStart, streamStart } from '../../src/domain/archive.ts';

const now = 1_800_000_000;
const week = 7 * DAY_SECONDS;

describe('spec 2 §4 Stream start', () => {
  test.each<[string, number, number, StreamStart]>([
    ['0 is live', 0, 7, { kind: 'live' }],
    ['now is live', now, 7, { kind: 'live' }],
    ['29 s ago is live', now - 29, 7, { kind: 'live' }],
    ['30 s ago is the archive', now - 30, 7, { kind: 'archive', ts: now - 30 }],
    ['29 s ago is live without an archive', now - 29, 0, { kind: 'live' }],
    ['30 s ago without an archive', now - 30, 0, { kind: 'refused', reason: 'no_archive' }],
    ['the oldest second of the archive', now - week, 7, { kind: 'archive', ts: now - week }],
    ['a second older than the archive', now - week - 1, 7, { kind: 'refused', reason: 'too_old' }],
    ['a second in the future', now + 1, 7, { kind: 'refused', reason: 'future' }],
  ])('%s', (_, ts, archivedDays, start) => {
    expect(streamStart(ts, now, archivedDays)).toEqual(start);
  });
});

describe('spec 2 §4 Schedule item states: whether catch-up is possible', () => {
  test.each<[string, number, boolean, number, boolean]>([
    ['an hour ago', now - 3600, false, 7, true],
    ['an hour ago, banned', now - 3600, true, 7, false],
    ['an hour ago, no archive', now - 3600, false, 0, false],
    ['on the oldest second', now - week, false, 7, true],
    ['older', now - week - 1, false, 7, false],
    ['not aired yet: the client’s clock decides', now + 3600, false, 7, true],
  ])('%s', (_, realTimestamp, isBanned, archivedDays, isAvailable) => {
    expect(isCatchupAvailable({ realTimestamp, isBanned }, archivedDays, now)).toBe(isAvailable);
  });
});
