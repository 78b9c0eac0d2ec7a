import { isLiveDate, isNearEnd, type TimelineInput, timelineOf } from '@/player/core/time/timeline';

const film: TimelineInput = {
  kind: 'vod',
  currentTime: 60,
  duration: 600,
  seekable: { start: 0, end: 600 },
  date: null,
  programme: null,
  archived: false,
  now: 5000,
};
const show: TimelineInput = {
  ...film,
  kind: 'archive',
  date: 1300,
  programme: { start: 1000, end: 2800 },
  archived: true,
  now: 5000,
};

test('the timeline of a film counts media seconds', () => {
  expect(timelineOf(film)).toMatchObject({
    origin: null,
    length: 600,
    position: 60,
    scrubbable: true,
    live: false,
  });
});

test.each([
  [19.9, false],
  [20, true],
])('spec 2 §4: a video shorter than 20 s has no scrub line; %d s', (duration, scrubbable) => {
  expect(timelineOf({ ...film, duration }).scrubbable).toBe(scrubbable);
});

test('the timeline of a broadcast counts the seconds of its programme, whatever part is loaded', () => {
  expect(timelineOf({ ...show, duration: 40, currentTime: 3 })).toMatchObject({
    origin: 1000,
    length: 1800,
    position: 300,
  });
});

test('spec 2 §4: scrub time cannot exceed programme duration minus 5 s', () => {
  expect(timelineOf(show).reach).toBe(1795);
  expect(timelineOf(film).reach).toBe(595);
});

test('spec 2 §4: scrub time cannot exceed the current time', () => {
  expect(timelineOf({ ...show, now: 1500 }).reach).toBe(500);
});

test.each([
  ['archive' as const, true, true],
  ['live' as const, true, true],
  ['live' as const, false, false],
])('spec 2 §4: scrubbing needs an archive-enabled channel; %s, archived %s', (kind, archived, scrubbable) => {
  expect(timelineOf({ ...show, kind, archived }).scrubbable).toBe(scrubbable);
});

test('live without a known programme has no scrub line', () => {
  expect(timelineOf({ ...show, kind: 'live', programme: null }).scrubbable).toBe(false);
});

test('a stream without an end is as long as its playable part', () => {
  const growing = {
    ...show,
    programme: null,
    duration: Number.POSITIVE_INFINITY,
    seekable: { start: 0, end: 90 },
  };
  expect(timelineOf(growing).length).toBe(90);
});

test.each([
  [598, 600, true],
  [597.9, 600, false],
  [19, 20, false],
  [19.5, 20.5, true],
])('spec 2 §4: near the end is within 2 s, duration over 20 s; %d of %d', (position, duration, near) => {
  expect(isNearEnd(position, duration)).toBe(near);
});

test.each([
  [971, true],
  [970, false],
])('spec 2 §9: within 30 s of now is live; %d of 1000', (date, live) => {
  expect(isLiveDate(date, 1000)).toBe(live);
});
