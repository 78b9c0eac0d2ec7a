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

/** A stream with the programme from its 300th second on. */
const loaded: Omit<SeekInput, 'position' | 'timeline'> = {
  seekable: { start: 0, end: 1500 },
  timeAt: (date) => date - 1303.2,
  liveEdge: null,
  now: 9000,
};
const move = (timeline: Timeline, position: number, more: Partial<SeekInput> = {}) =>
  seekMove({ timeline, position, ...loaded, ...more });

test('a film seeks within its stream, not before its start and not into the last 5 s (spec 2 §4)', () => {
  expect(move(film, 100)).toEqual({ to: 'media', time: 100 });
  expect(move(film, -20)).toEqual({ to: 'media', time: 0 });
  expect(move(film, 600)).toEqual({ to: 'media', time: 595 });
});

test('a loaded second of the archive needs no other stream', () => {
  expect(move(show, 400)).toEqual({ to: 'media', time: 100 });
});

test('spec 2 §4: a second that is not loaded requests a stream for exactly that second', () => {
  expect(move(show, 123)).toEqual({ to: 'stream', second: 1126 });
});

test('spec 2 §4: below 0 is the previous programme', () => {
  expect(move(show, -10)).toEqual({ to: 'stream', second: 993 });
});

test('spec 2 §9: within 30 s of now leads to the live stream at that second; the end of the bar to the live edge', () => {
  const onAir = { ...show, reach: 500 };
  expect(move(onAir, 490, { now: 1503.2 })).toEqual({ to: 'stream', second: 1493 });
  expect(move(onAir, 500, { now: 1503.2 })).toEqual({ to: 'stream', second: LIVE });
  expect(move(onAir, 510, { now: 1503.2 })).toEqual({ to: 'stream', second: LIVE });
});

describe('spec 2 §4 Stream start: seeking in live', () => {
  const live: Timeline = { ...show, live: true, reach: 600, position: 588 };
  /** Contains the last 31 s, and treats 12 s before its end as now. */
  const broadcast = {
    now: 1603.2,
    timeAt: (date: number) => date - 1003.2,
    seekable: { start: 569, end: 600 },
    liveEdge: 588,
  };
  test.each([
    ['back within 30 s: the same stream', 578, { to: 'media', time: 578 }],
    ['further back: the archive at that second', 560, { to: 'stream', second: 1563 }],
    ['to the end of the bar: the live edge', 600, { to: 'media', time: 588 }],
    ['not closer to the end than live playback', 595, { to: 'media', time: 588 }],
  ])('%s', (_, position, expected) => {
    const found = move(live, position, broadcast);
    expect({ ...found, ...('time' in found && { time: Math.round(found.time) }) }).toEqual(expected);
  });
});

test('spec 2 §4: without a scrub line there is no seeking', () => {
  expect(move({ ...film, scrubbable: false }, 5)).toEqual({ to: 'nowhere' });
});
