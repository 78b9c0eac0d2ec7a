import { act, screen } from '@testing-library/react';
import type { FaultKind } from '@/player/core/errors/ladder';
import { advance, engine, engines, open, playWithFakes, report } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
afterEach(() => jest.restoreAllMocks());

const NETWORK = 'Видео не загружается';
const CODEC = 'не умеет показывать';
const fail = (kind: FaultKind, fatal = kind !== 'fragment') =>
  act(() => engine().events.fault({ kind, fatal, detail: 'synthetic' }));
const failTimes = (times: number, kind: FaultKind) => {
  for (let n = 0; n < times; n += 1) fail(kind);
};

test.each([
  ['of the network', ['network', 'network', 'network']],
  ['of the media', ['media', 'media', 'media']],
  ['of both', ['network', 'media', 'other']],
] as [string, FaultKind[]][])(
  'quality F06: error counters: two fatal errors are recovered, the third stops playback; %s',
  async (_, [first = 'other', second = 'other', third = 'other']) => {
    await open();
    for (const kind of [first, second]) {
      fail(kind);
      await advance(0);
    }
    expect(screen.queryByRole('alert')).toBeNull();
    fail(third);
    await advance(0);
    expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
    expect(engine()).toMatchObject({ isDestroyed: true, media: { paused: true } });
  },
);

test('quality F06: error counters: five fragment errors are ignored, the sixth is a video error', async () => {
  await open({}, { currentTime: 30 });
  failTimes(5, 'fragment');
  expect(engine().media.currentTime).toBe(30);
  fail('fragment');
  expect(engine().media.currentTime).toBe(40);
});

test('quality F06: 10 retries, each 10 s ahead, then the error is shown', async () => {
  await open({}, { currentTime: 30 });
  for (let retry = 1; retry <= 10; retry += 1) {
    failTimes(6, 'fragment');
    expect(engine().media.currentTime).toBe(30 + retry * 10);
  }
  expect(screen.queryByRole('alert')).toBeNull();
  failTimes(6, 'fragment');
  await advance(0);
  expect(engine().media.currentTime).toBe(130);
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
});

test('quality F06: the first media error is recovered, the second replaces the engine at the same position', async () => {
  await open();
  report(engine().media, { currentTime: 50 }, 'timeupdate');
  fail('media');
  expect(engine().calls).toEqual(['recover']);
  fail('media');
  await advance(0);
  expect(engines[0]?.calls).toEqual(['recover']);
  expect(engines).toHaveLength(2);
  expect(engine().source).toMatchObject({ startAt: 50 });
});

test('quality F06: an unsupported codec shows an error at once without a retry', async () => {
  await open();
  fail('codec');
  await advance(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent(CODEC);
  expect(engines).toHaveLength(1);
  expect(engine().calls).toEqual([]);
});

test('quality F06: offline backoff: pings after 2, 4, 8, 16, 32 s, then every 60 s, until one is answered', async () => {
  AbortSignal.timeout = () => new AbortController().signal;
  const fetchMock = jest.fn(async () => ({ ok: false }) as Response);
  globalThis.fetch = fetchMock as typeof fetch;
  await open({}, { currentTime: 70 });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail('network');
  const waits: number[] = [];
  let last = Date.now();
  for (let second = 0; second < 190; second += 1) {
    await advance(1000);
    if (fetchMock.mock.calls.length === waits.length) continue;
    waits.push(Math.round((Date.now() - last) / 1000));
    last = Date.now();
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  expect(screen.queryByRole('alert')).toBeNull();
  fetchMock.mockResolvedValue({ ok: true } as Response);
  await advance(60_000);
  expect(engines).toHaveLength(2);
  expect(engine().source).toMatchObject({ startAt: 70 });
});
