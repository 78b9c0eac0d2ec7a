import { act } from '@testing-library/react';
import type { PlayerSource } from '@/player/core/source';
import {
  type createFakeEngine,
  engine,
  firstPicture,
  nextEngine,
  open,
  playWithFakes,
  report,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () =>
    ((media, events) => {
      const made = jest
        .requireActual<typeof import('./support')>('./support')
        .createFakeEngine(media, events);
      return Object.assign(made, { isLowLatency: () => true, liveEdge: () => place.at });
    }) as typeof createFakeEngine,
}));

playWithFakes();

const live: PlayerSource = { kind: 'live', hls: 'https://origin/live.m3u8', archived: true };
/** Where live playback belongs, in media seconds; the stream is loaded to a little after it. */
const place = { at: 20 };
const LOADED_AHEAD_S = 2.5;

beforeEach(() => {
  Object.assign(nextEngine, { zero: 1_800_000_000, live: true });
  place.at = 20;
});

async function watchLive() {
  await open({ source: live }, null);
  const { media } = engine();
  const all = { length: 1, start: () => 0, end: () => place.at + LOADED_AHEAD_S };
  Object.defineProperty(media, 'buffered', { configurable: true, get: () => all });
  await act(() => media.play());
  firstPicture(media, { currentTime: 20 });
  return media;
}

/** The place goes on while the picture stands. */
function stall(media: HTMLVideoElement, seconds: number) {
  place.at += seconds;
  report(media, {}, 'waiting', 'playing', 'timeupdate');
}

test('low latency: stalls that add up are caught up, the far ones by a jump', async () => {
  const media = await watchLive();
  stall(media, 2);
  expect([media.currentTime, media.playbackRate]).toEqual([20, 1.1]);
  stall(media, 2);
  expect(media.currentTime).toBe(24);
});

test('low latency: after a longer pause playback continues at the last picture', async () => {
  const media = await watchLive();
  act(() => media.pause());
  place.at += 5;
  await act(() => media.play());
  report(media, {}, 'playing', 'timeupdate');
  expect(media.currentTime).toBe(20);
});

test('low latency: after a step back a stall does not move the position', async () => {
  const media = await watchLive();
  report(media, { currentTime: 10 }, 'seeking', 'seeked', 'timeupdate');
  stall(media, 3);
  expect([media.currentTime, media.playbackRate]).toEqual([10, 1]);
});

test('low latency: a lost network keeps the place', async () => {
  const media = await watchLive();
  act(() => void window.dispatchEvent(new Event('offline')));
  stall(media, 5);
  expect(media.currentTime).toBe(20);
});
