import { admitted, followingStart, LIVE, resumeAt, streamStart } from '@/player/core/time/start';

const NOW = 1_800_000_007;

test.each([
  ['29 s before now', NOW - 29, LIVE],
  ['30 s before now', NOW - 30, 1_799_999_970],
  ['an hour before now', NOW - 3600, 1_799_996_400],
  ['a second ahead of now', NOW + 1, LIVE],
])('spec 2 §4 Stream start: less than 30 s before now is live; %s', (_, requested, ts) => {
  expect(streamStart(requested, NOW)).toBe(ts);
});

test('spec 2 §4 Stream start: a time not in the archive is live', () => {
  const archiveFrom = NOW - 86_400;
  expect(streamStart(archiveFrom - 1, NOW, archiveFrom)).toBe(LIVE);
  expect(streamStart(archiveFrom, NOW, archiveFrom)).not.toBe(LIVE);
});

test.each([
  [1_700_000_000, 1_700_000_000],
  [1_700_000_009.9, 1_700_000_000],
  [1_700_000_010, 1_700_000_010],
])('spec 2 §4 Stream start: a requested time is rounded down to 10 s; %d', (requested, ts) => {
  expect(streamStart(requested, NOW)).toBe(ts);
});

test('spec 2 §4: the next programme begins where the last one ended, not 10 s earlier', () => {
  expect(followingStart(1_700_000_009.04, NOW)).toBe(1_700_000_010);
  expect(followingStart(NOW - 29, NOW)).toBe(LIVE);
});

test.each([
  [9.9, 0],
  [10, 10],
  [12_600, 12_600],
  [12_601, 0],
  [null, 0],
  [undefined, 0],
])('spec 2 §5: a resume position counts only between 10 and 12600 s; %p', (seconds, at) => {
  expect(resumeAt(seconds)).toBe(at);
});

test('spec 2 §5: what was fully watched begins anew', () => {
  expect(resumeAt(600, true)).toBe(0);
});

test('spec 2 §5: the rule of resuming is for films; a moment of the archive is taken as it is', () => {
  expect(admitted({ kind: 'vod', hls: 'x', startAt: 7 }).startAt).toBe(0);
  expect(admitted({ kind: 'archive', hls: 'x', startAt: 7 }).startAt).toBe(7);
});
