import { act } from '@testing-library/react';
import type { PlayerSource } from '@/player/core/source';
import { engine, film, nextEngine, open, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => (await import('./support')).createFakeEngine,
}));

/** Media Session: the lock screen of a phone, the keys of a keyboard or a headset. */

playWithFakes();

const handlers = new Map<string, MediaSessionActionHandler>();
let position: MediaPositionState | null = null;
const system = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
    if (action === 'unknown') throw new TypeError();
    if (handler) handlers.set(action, handler);
    else handlers.delete(action);
  },
  setPositionState(state?: MediaPositionState) {
    position = state ?? null;
  },
};

beforeAll(() => {
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: system });
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(readonly init: object) {
        Object.assign(this, init);
      }
    },
  });
});
afterAll(() => Reflect.deleteProperty(navigator, 'mediaSession'));
beforeEach(() => {
  handlers.clear();
  position = null;
});

const press = async (action: string, details: Partial<MediaSessionActionDetails> = {}) => {
  act(() => handlers.get(action)?.({ action, ...details } as MediaSessionActionDetails));
  await settle();
};

test('a second player has it until its end, and then the first one again', async () => {
  await open({ media: { title: 'Снег' } }, { currentTime: 40 });
  const first = engine().media;
  const trailer = { ...film, hls: 'https://origin/trailer.m3u8' };
  const second = await open({ source: trailer, media: { title: 'Трейлер' } });
  expect(system).toMatchObject({ metadata: { title: 'Трейлер' }, playbackState: 'playing' });
  report(first, {}, 'seeked');
  expect(position).toMatchObject({ position: 0 });
  second.unmount();
  await settle();
  expect(system).toMatchObject({ metadata: { title: 'Снег' }, playbackState: 'playing' });
  expect(position).toMatchObject({ position: 40 });
  await press('pause');
  expect(first.paused).toBe(true);
});

test('it shows the title, where playback is, and can be moved there', async () => {
  await open({ media: { title: 'Снег' } }, { currentTime: 40 });
  expect(system).toMatchObject({ metadata: { title: 'Снег' }, playbackState: 'playing' });
  expect(position).toEqual({ duration: 600, position: 40, playbackRate: 1 });
  await press('seekto', { seekTime: 120 });
  expect(engine().media.currentTime).toBe(120);
  expect(position).toMatchObject({ position: 120 });
  report(engine().media, { playbackRate: 2 }, 'ratechange');
  expect(position).toMatchObject({ playbackRate: 2 });
  await press('pause');
  expect(engine().media.paused).toBe(true);
  expect(system.playbackState).toBe('paused');
});

test('the next and the previous episode have buttons where there are such', async () => {
  const onNext = jest.fn();
  const onPrevious = jest.fn();
  await open({ next: { title: '2' }, onNext, onPrevious });
  await press('nexttrack');
  await press('previoustrack');
  expect(onNext).toHaveBeenCalledWith('requested');
  expect(onPrevious).toHaveBeenCalled();
});

test('a film has no such buttons', async () => {
  await open();
  expect([...handlers.keys()].sort()).toEqual(['pause', 'play', 'seekbackward', 'seekforward', 'seekto']);
});

const live: PlayerSource = { kind: 'live', hls: 'https://origin/live.m3u8', key: 'channel/5/live' };

test('on television they are the next and the previous channel, and live has no place to move to', async () => {
  Object.assign(nextEngine, { zero: 1_800_000_000, live: true });
  const onChannelKey = jest.fn();
  await open({ source: live, onChannelKey });
  await press('nexttrack');
  await press('previoustrack');
  expect(onChannelKey.mock.calls).toEqual([[{ name: 'step', by: 1 }], [{ name: 'step', by: -1 }]]);
  expect(handlers.has('seekto')).toBe(false);
  expect(position).toBeNull();
});

test('nothing of it stays when the player is closed', async () => {
  const { unmount } = await open({ source: film, media: { title: 'Снег' } });
  unmount();
  expect(handlers.size).toBe(0);
  expect(system).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(position).toBeNull();
});
