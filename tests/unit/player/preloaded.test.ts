import type { PlayerSource } from '@/player/core/source';
import type { Session, SessionOptions } from '@/player/stage/types';

/** docs/PLAYER.md "First frame": a page has the script that plays early and those of the framework, each with a copy of these modules. */

const created: Session[] = [];
jest.mock('@/player/stage/session', () => ({
  createSession: (source: PlayerSource) => {
    const media = { isConnected: true, paused: false };
    const state = { get: () => null };
    const session = { source, media, state, claim: jest.fn(), destroy: jest.fn() } as unknown as Session;
    created.push(session);
    return session;
  },
}));

const options: SessionOptions = { audioLanguages: [], expectedBps: null, volume: 1 };
const film: PlayerSource = { kind: 'vod', hls: 'https://origin/film.m3u8', key: 'content/1' };

/** The module as another script of the same page has it. */
function copy() {
  let loaded: typeof import('@/player/stage/preloaded') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('@/player/stage/preloaded');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

beforeEach(() => {
  jest.useFakeTimers();
  created.length = 0;
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a stream that one script has loaded is taken over once by the player of the other script', () => {
  const [early, player] = [copy(), copy()];
  const session = early.preload(film, options);
  expect(player.takePreloaded(film)).toBe(session);
  expect(session?.claim).toHaveBeenCalledWith(film);
  expect(early.takePreloaded(film)).toBeNull();
  expect(session?.destroy).not.toHaveBeenCalled();
});

test('a script that is late does not load what a player shows already', () => {
  const [early, player] = [copy(), copy()];
  player.noteShown({}, 'content/2');
  expect(early.preload({ ...film, key: 'content/2' }, options)).toBeNull();
  expect(created).toEqual([]);
});

test('what plays in the page ends when the player of the other script shows something else', () => {
  const [early, player] = [copy(), copy()];
  const session = early.preload({ ...film, key: 'content/3' }, options);
  expect(player.takePreloaded({ ...film, key: 'content/4' })).toBeNull();
  expect(session?.destroy).toHaveBeenCalledTimes(1);
});
