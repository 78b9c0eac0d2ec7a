import { type SeekInput, seekMove } from '@/player/core/time/seek';
import { LIVE } from '@/player/core/time/start';
import type { Timeline } from '@/player/core/time/timeline';

const film: Timeline = { origin: null, length: 600, position: 60, reach: 595, scrubbable: true, live: false };
const show: Timeline = {
  origin: 1003.2,
  length: 1800,
  position: 300,
  reach: 1795,
  scrubbable: true,
  live: false,
};

/** A stream that holds the programme from its 300th second on. */
const loaded: Omit<SeekInput, 'position' | 'timeline'> = {
  seekable: { start: 0, end: 1500 },
  timeAt: (date) => date - 1303.2,
  now: 9000,
};
const move = (timeline: Timeline, position: number, more: Partial<SeekInput> = {}) =>
  seekMove({ timeline, position, ...loaded, ...more });

test('a film moves within its stream, not before its start and not into the last 5 s (spec 2 §4)', () => {
  expect(move(film, 100)).toEqual({ to: 'media', time: 100 });
  expect(move(film, -20)).toEqual({ to: 'media', time: 0 });
  expect(move(film, 600)).toEqual({ to: 'media', time: 595 });
});

test('a second of the archive that is loaded needs no other stream', () => {
  expect(move(show, 400)).toEqual({ to: 'media', time: 100 });
});

test('spec 2 §4: a second that is not loaded is asked for, exactly that one', () => {
  expect(move(show, 123)).toEqual({ to: 'stream', second: 1126 });
});

test('spec 2 §4: below 0 is the previous programme', () => {
  expect(move(show, -10)).toEqual({ to: 'stream', second: 993 });
});

test('spec 2 §9: within 30 s of now leads to the live stream', () => {
  expect(move({ ...show, reach: 500 }, 500, { now: 1520 })).toEqual({ to: 'stream', second: LIVE });
});

test('live goes back in time by another stream, and forward to its own edge', () => {
  const live = { ...show, live: true, reach: 600 };
  expect(move(live, 100, { now: 1603 })).toEqual({ to: 'stream', second: 1103 });
  expect(move(live, 600, { now: 1603 })).toEqual({ to: 'media', time: 1500 });
});

test('spec 2 §4: no scrub line, no seeking', () => {
  expect(move({ ...film, scrubbable: false }, 5)).toEqual({ to: 'nowhere' });
});
