import { act, screen } from '@testing-library/react';
import type { PlayerSource } from '@/player/core/source';
import {
  advance,
  engine,
  engines,
  film,
  firstPicture,
  nextEngine,
  open,
  playWithFakes,
  report,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
afterEach(() => jest.restoreAllMocks());

const HALF_A_DAY_MS = 12 * 3_600_000;
const START = 1_800_000_000;
const title: PlayerSource = { ...film, key: 'film', startAt: 0 };
const channel: PlayerSource = { kind: 'live', key: 'channel', hls: 'https://origin/live.m3u8', statId: '5' };
const fresh = (source: PlayerSource): PlayerSource => ({ ...source, hls: 'https://origin/fresh.m3u8' });

const onRetry = jest.fn();
const onRequestTime = jest.fn();
const pages = { onRetry, onRequestTime };
beforeEach(() => {
  onRetry.mockReset();
  onRequestTime.mockReset();
});

/** The origin refuses the address of the newest engine. */
const refuse = async () => {
  act(() => engine().events.fault({ kind: 'network', fatal: true, detail: 'test', status: 403 }));
  await advance(0);
};
const later = (ms = HALF_A_DAY_MS) => jest.setSystemTime(Date.now() + ms);
const press = (name: 'pause' | 'play') => act(async () => void (await engine().media[name]()));

test('an address that has expired is renewed once, without an error', async () => {
  const view = await open({ source: title, ...pages });
  report(engine().media, { currentTime: 200 }, 'timeupdate');
  later();
  await refuse();
  await refuse();
  expect(onRetry).toHaveBeenCalledTimes(1);
  // What is loaded plays until the new address has its first picture.
  expect(engine()).toMatchObject({ isDestroyed: false, calls: [], media: { paused: false } });
  report(engine().media, { currentTime: 203 }, 'timeupdate');
  await view.change({ source: null });
  await view.change({ source: fresh(title) });
  expect(engines).toHaveLength(2);
  expect(engine().source).toMatchObject({ url: 'https://origin/fresh.m3u8', startAt: 203 });
  firstPicture(engine().media);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(engine().media.paused).toBe(false);

  await refuse();
  await refuse();
  expect(screen.queryByRole('alert')).toBeNull();
  await refuse();
  expect(screen.getByRole('alert')).toHaveTextContent('Видео не загружается');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a channel goes on at its second', async () => {
  Object.assign(nextEngine, { zero: START, live: true });
  const view = await open({ source: channel, ...pages }, { duration: 30, currentTime: 20 });
  later();
  Object.assign(engine(), { zero: START + HALF_A_DAY_MS / 1_000 });
  report(engine().media, { currentTime: 20 }, 'timeupdate');
  await refuse();
  expect(onRequestTime).not.toHaveBeenCalled();
  await view.change({ source: fresh(channel) });
  expect(engine().source).toMatchObject({
    url: 'https://origin/fresh.m3u8',
    beginAt: START + HALF_A_DAY_MS / 1_000 + 20,
  });
});

test('what the viewer has paused stays paused, and is renewed when it goes on', async () => {
  const view = await open({ source: title, ...pages });
  report(engine().media, { currentTime: 200 }, 'timeupdate');
  await press('pause');
  later();
  await refuse();
  // The page draws itself anew, with the address that it has.
  await view.change({ source: { ...title } });
  await refuse();
  expect([onRetry.mock.calls, engines.length, screen.queryByRole('alert')]).toEqual([[], 1, null]);
  await press('play');
  expect(onRetry).toHaveBeenCalledTimes(1);
  await view.change({ source: fresh(title) });
  expect(engine().source).toMatchObject({ startAt: 200 });
});

test.each([
  ['that has an archive goes on there', true, [], [[START + 20, 'continues']]],
  ['without an archive goes on live', false, [[]], []],
])('a channel %s after a pause of half a day', async (_, archived, retried, requested) => {
  Object.assign(nextEngine, { zero: START, live: true });
  jest.setSystemTime((START + 20) * 1_000);
  const source = { ...channel, archived };
  const view = await open({ source, ...pages }, { duration: 30, currentTime: 20 });
  await press('pause');
  act(() => engine().events.leftWindow(START + 20));
  later();
  await refuse();
  await press('play');
  await advance(0);
  expect([onRetry.mock.calls, onRequestTime.mock.calls]).toEqual([retried, requested]);
  if (archived) return;
  expect(engines).toHaveLength(1);
  await view.change({ source: fresh(source) });
  expect(engine().source).toMatchObject({ url: 'https://origin/fresh.m3u8' });
});

test('after a night without a network the place is kept, too', async () => {
  AbortSignal.timeout = () => new AbortController().signal;
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const view = await open({ source: title, ...pages }, { currentTime: 200 });
  await refuse();
  later();
  isOnline.mockReturnValue(true);
  globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response) as typeof fetch;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await advance(0);
  expect(engines).toHaveLength(2);
  // The element has nothing of the address that the engine was built for.
  report(engine().media, { currentTime: 0, readyState: 0 });
  await refuse();
  expect(onRetry).toHaveBeenCalledTimes(1);
  await view.change({ source: fresh(title) });
  expect(engine().source).toMatchObject({ url: 'https://origin/fresh.m3u8', startAt: 200 });
});

test.each([
  ['that has not shown a picture', null, pages],
  ['of a player whose page has no other', {}, {}],
])('an address %s is tried again as any other', async (_, picture, callbacks) => {
  await open({ source: title, ...callbacks }, picture);
  later();
  await refuse();
  expect(engine().calls).toEqual(['restart']);
  expect(onRetry).not.toHaveBeenCalled();
});
