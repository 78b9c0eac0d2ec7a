import { act } from '@testing-library/react';
import { readRemoteCommand } from '@/player/remote/messages';
import { clipEnds, clipLoads, content, openWithPreRoll, withAdServer } from './ad-support';
import { engine, film, firstPicture, open, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

jest.mock('@/lib/client/browser/host', () => ({
  findHost: (_: Window, origins: readonly string[]) =>
    jest
      .requireActual<typeof import('@/lib/client/browser/host')>('@/lib/client/browser/host')
      .findHost(self, origins),
}));

playWithFakes();
withAdServer();

const PARTNER = 'https://portal.partner.example';
const parent = { postMessage: jest.fn() };

/** The window of the player, as its browser describes it; jsdom cannot be framed. */
let self: Window;

/** Frames it by a page of that origin. */
function frameBy(origin: string) {
  parent.postMessage.mockClear();
  const location = { origin: 'https://taspa.example', ancestorOrigins: [origin] };
  self = { parent, top: parent, location } as unknown as Window;
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
}
afterEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
});

const receive = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
  const { origin = PARTNER, source = parent } = from;
  act(
    () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window })),
  );
};
const sent = () => parent.postMessage.mock.calls;

test('a listed parent gets the events of the player and can control it', async () => {
  frameBy(PARTNER);
  await open({ remoteOrigins: [PARTNER] });
  await settle();
  const { media } = engine();
  expect(sent()).toContainEqual([{ taspa: 1, event: 'ready' }, PARTNER]);
  expect(sent()).toContainEqual([{ taspa: 1, event: 'state', state: 'playing' }, PARTNER]);
  receive({ taspa: 1, command: 'pause' });
  expect(media.paused).toBe(true);
  expect(sent().at(-1)).toEqual([{ taspa: 1, event: 'state', state: 'paused' }, PARTNER]);
  receive({ taspa: 1, command: 'seek', to: 120 });
  expect(media.currentTime).toBe(120);
  report(media, { currentTime: 121.4 }, 'timeupdate');
  expect(sent()).toContainEqual([{ taspa: 1, event: 'time', position: 121, duration: 600 }, PARTNER]);
  receive({ taspa: 1, command: 'volume', to: 0.5 });
  expect(media.volume).toBe(0.5);
});

describe('the last seek before the first picture', () => {
  const seek = (to: number) => receive({ taspa: 1, command: 'seek', to });

  test('is done with it', async () => {
    frameBy(PARTNER);
    await open({ remoteOrigins: [PARTNER] }, null);
    await settle();
    seek(60);
    seek(120);
    expect(engine().media.currentTime).toBe(0);
    firstPicture(engine().media);
    await settle();
    expect(engine().media.currentTime).toBe(120);
    firstPicture(engine().media, { currentTime: 130 });
    await settle();
    expect(engine().media.currentTime).toBe(130);
  });

  test('is done before there is a stream', async () => {
    frameBy(PARTNER);
    const { change } = await open({ remoteOrigins: [PARTNER], source: null }, null);
    await settle();
    seek(120);
    await change({ source: film });
    firstPicture(engine().media);
    await settle();
    expect(engine().media.currentTime).toBe(120);
  });

  test('is done after the ad before the content', async () => {
    frameBy(PARTNER);
    await openWithPreRoll(undefined, { remoteOrigins: [PARTNER] });
    seek(120);
    await clipLoads();
    await clipEnds();
    expect(content().currentTime).toBe(120);
  });

  test('is forgotten when another title starts', async () => {
    frameBy(PARTNER);
    const { change } = await open({ remoteOrigins: [PARTNER] }, null);
    await settle();
    seek(120);
    await change({ source: { ...film, hls: 'https://origin/next.m3u8' } });
    firstPicture(engine().media);
    await settle();
    expect([engine().source?.url, engine().media.currentTime]).toEqual(['https://origin/next.m3u8', 0]);
  });
});

test('messages of other origins and windows are ignored, and nothing is sent to them', async () => {
  frameBy(PARTNER);
  const framed = await open({ remoteOrigins: [PARTNER] });
  await settle();
  const { media } = engine();
  receive({ taspa: 1, command: 'pause' }, { origin: 'https://evil.example' });
  receive({ taspa: 1, command: 'pause' }, { source: window });
  expect(media.paused).toBe(false);
  framed.unmount();

  frameBy('https://evil.example');
  await open({ remoteOrigins: [PARTNER] });
  await settle();
  receive({ taspa: 1, command: 'pause' }, { origin: 'https://evil.example' });
  expect(engine().media.paused).toBe(false);
  expect(sent()).toEqual([]);
});

test.each<[unknown, boolean]>([
  [{ taspa: 1, command: 'play' }, true],
  [{ taspa: 1, command: 'skip', by: -10 }, true],
  [{ taspa: 1, command: 'mute', on: true }, true],
  [{ taspa: 1, command: 'seek', to: -1 }, false],
  [{ taspa: 1, command: 'seek', to: Number.NaN }, false],
  [{ taspa: 1, command: 'volume', to: 1.1 }, false],
  [{ taspa: 1, command: 'open', path: '/' }, false],
  [{ taspa: 1, command: 'play', more: 1 }, false],
  [{ command: 'play' }, false],
  ['play', false],
])('a closed list of commands: %j', (data, isCommand) => {
  expect(readRemoteCommand(data) !== null).toBe(isCommand);
});
