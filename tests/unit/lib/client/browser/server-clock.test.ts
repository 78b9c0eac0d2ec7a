import { ownServer } from '@/lib/client/browser/own-server';

const DEVICE = Date.parse('2026-11-23T12:00:00Z');
const MINUTE = 60_000;

/** The module as a new document has it. */
function clock() {
  let loaded: typeof import('@/lib/client/browser/server-clock') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('@/lib/client/browser/server-clock');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

const answerOf = (time: number) => new Response(null, { headers: { date: new Date(time).toUTCString() } });

beforeEach(() => jest.useFakeTimers({ now: DEVICE }));
afterEach(() => jest.useRealTimers());

describe('the time of the server, whatever the clock of the device says', () => {
  test.each([
    ['before the first answer it is the clock of the device', [], 0],
    ['a device ten minutes behind', [10 * MINUTE], 10 * MINUTE],
    ['a device ten minutes ahead', [-10 * MINUTE], -10 * MINUTE],
    ['an old answer of a cache changes nothing', [-10 * MINUTE, -60 * MINUTE], -10 * MINUTE],
    ['only an old answer at first', [-60 * MINUTE, -10 * MINUTE], -10 * MINUTE],
    ['differences of the network are none', [2_000], 0],
  ])('%s', (_, differences, expected) => {
    const { noteServerTime, serverNow } = clock();
    for (const difference of differences) noteServerTime(answerOf(DEVICE + difference));
    expect(serverNow() - DEVICE).toBe(expected);
  });

  test('an answer without a date changes nothing', () => {
    const { noteServerTime, serverNow } = clock();
    noteServerTime(new Response(null));
    expect(serverNow()).toBe(DEVICE);
  });

  test('a correction is reported once, and refinements of it are not', () => {
    const { noteServerTime, onServerTimeChange, aheadMs } = clock();
    const listener = jest.fn();
    const stop = onServerTimeChange(listener);
    for (const difference of [2_000, 10 * MINUTE, 10 * MINUTE + 5_000]) {
      noteServerTime(answerOf(DEVICE + difference));
    }
    expect(listener).toHaveBeenCalledTimes(1);
    expect(aheadMs()).toBe(10 * MINUTE + 5_000);
    stop();
    noteServerTime(answerOf(DEVICE + 20 * MINUTE));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  describe('the clock of the device is set while the page is open', () => {
    test.each([
      ['a device ten minutes behind is set right', 10 * MINUTE],
      ['a device ten minutes ahead is set right', -10 * MINUTE],
    ])('%s, which is reported', (_, wrongBy) => {
      const { noteServerTime, onServerTimeChange, serverNow } = clock();
      noteServerTime(answerOf(DEVICE + wrongBy));
      const listener = jest.fn();
      onServerTimeChange(listener);
      jest.setSystemTime(DEVICE + wrongBy);
      noteServerTime(answerOf(DEVICE + wrongBy));
      expect(serverNow()).toBe(DEVICE + wrongBy);
      expect(listener).toHaveBeenCalledTimes(1);
    });

    test('an old answer of a cache does not say how wrong it is', () => {
      const { noteServerTime, serverNow } = clock();
      noteServerTime(answerOf(DEVICE + 10 * MINUTE));
      jest.setSystemTime(DEVICE + 10 * MINUTE);
      noteServerTime(answerOf(DEVICE + 5 * MINUTE));
      expect(serverNow()).toBe(DEVICE + 10 * MINUTE);
    });

    test('a device that slept is not one whose clock was set', () => {
      const { noteServerTime, onServerTimeChange, serverNow } = clock();
      noteServerTime(answerOf(DEVICE + 10 * MINUTE));
      const listener = jest.fn();
      onServerTimeChange(listener);
      // Several browsers stop `performance.now` meanwhile.
      jest.setSystemTime(DEVICE + 600 * MINUTE);
      noteServerTime(answerOf(DEVICE + 610 * MINUTE));
      expect(serverNow()).toBe(DEVICE + 610 * MINUTE);
      expect(listener).not.toHaveBeenCalled();
    });
  });

  test('every answer of our own server is read', () => {
    Object.assign(globalThis, { document: { documentElement: { lang: 'ru' } } });
    expect(ownServer('/api').onResponse).toBeInstanceOf(Function);
  });
});
