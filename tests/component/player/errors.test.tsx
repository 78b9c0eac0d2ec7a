import { act, screen, within } from '@testing-library/react';
import ru from '@/messages/ru.json';
import type { PlayerDrm } from '@/player/core/drm';
import type { FaultKind } from '@/player/core/errors/ladder';
import type { PlayerSource } from '@/player/core/source';
import { user } from '@/tests/support/user';
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
  settle,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
afterEach(() => jest.restoreAllMocks());

const fail = (kind: FaultKind) =>
  act(() => engine().events.fault({ kind, fatal: kind !== 'fragment', detail: 'test' }));
const failAnd = async (...kinds: FaultKind[]) => {
  for (const kind of kinds) fail(kind);
  await advance(0);
};

test('spec 2 §4: a network error restarts loading, the third stops with a message, a retry and a link', async () => {
  const onError = jest.fn();
  await open({ onError, wayOn: <a href="/channels">К каналам</a> });
  await failAnd('network', 'network');
  expect(engine().calls).toEqual(['restart', 'restart']);
  expect(screen.queryByRole('alert')).toBeNull();
  await failAnd('network');
  expect(screen.getByRole('alert')).toHaveTextContent('Видео не загружается');
  expect(screen.getByRole('link', { name: 'К каналам' })).toBeInTheDocument();
  expect(engine().isDestroyed).toBe(true);
  expect(onError.mock.calls.map(([{ code }]) => code)).toEqual([null, null, 'download']);
});

test('a retry starts at the position of the picture', async () => {
  await open();
  report(engine().media, { currentTime: 200 }, 'timeupdate');
  await failAnd('network', 'network', 'network');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await advance(0);
  expect(engines).toHaveLength(2);
  expect(engine().source).toMatchObject({ url: film.hls, startAt: 200 });
  firstPicture(engine().media);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('spec 2 §7 Analytics events: what was watched counts on after a retry, and begins anew with another playback', async () => {
  const onPosition = jest.fn();
  const view = await open({ onPosition });
  for (let second = 1; second <= 12; second += 1) {
    report(engine().media, { currentTime: second }, 'timeupdate');
    await advance(1000);
  }
  const last = () => onPosition.mock.lastCall?.[0].watched;
  const before = last();
  expect(before).toBeGreaterThanOrEqual(11);
  await failAnd('network', 'network', 'network');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await advance(0);
  firstPicture(engine().media);
  await advance(1000);
  expect(last()).toBe(before + 1);
  await view.change({ source: { ...film, hls: 'https://origin/2.m3u8', statId: '78' } });
  firstPicture(engine().media);
  await advance(10_000);
  expect(last()).toBe(10);
});

test.each([
  ['before they have failed again', 0],
  ['after they have failed again', 3],
])('a retry keeps its position when new addresses replace the old ones %s', async (_, faults) => {
  const source = { ...film, key: 'film', startAt: 0 };
  const view = await open({ source });
  report(engine().media, { currentTime: 200 }, 'timeupdate');
  await failAnd('network', 'network', 'network');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await advance(0);
  await failAnd(...new Array<FaultKind>(faults).fill('network'));
  await view.change({ source: { ...source, hls: 'https://origin/fresh.m3u8' } });
  expect(engine().source).toMatchObject({ url: 'https://origin/fresh.m3u8', startAt: 200 });
});

describe('a retry of what has failed before its first picture does not begin at the place of what played before', () => {
  const failed = async (source: PlayerSource, next: PlayerSource, currentTime: number) => {
    const onRequestTime = jest.fn();
    const view = await open({ source, onRequestTime }, { currentTime });
    await view.change({ source: next });
    await failAnd('codec');
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await advance(0);
    return onRequestTime;
  };

  test.each([undefined, 30])('a title begins at its own second: %s', async (startAt) => {
    await failed(film, { ...film, hls: 'https://origin/2.m3u8', startAt }, 500);
    expect(engine().source?.url).toBe('https://origin/2.m3u8');
    expect(engine().source?.startAt).toBe(startAt);
  });

  test('a channel begins live', async () => {
    nextEngine.zero = 1000;
    const channel = (name: string): PlayerSource => ({
      ...{ kind: 'live', hls: `https://origin/${name}.m3u8`, archived: true },
    });
    const onRequestTime = await failed(channel('a'), channel('b'), 20);
    expect(onRequestTime).not.toHaveBeenCalled();
    expect(engine().source).toMatchObject({ url: 'https://origin/b.m3u8' });
    expect(engine().source).not.toHaveProperty('beginAt');
  });
});

test('an archive whose engine does not load begins at its second all the same', async () => {
  const source = { kind: 'archive', hls: 'https://origin/a.m3u8', archived: true, beginAt: 1003 } as const;
  await open({ source }, null);
  await failAnd('media', 'media');
  expect(engines).toHaveLength(2);
  expect(engine().source).toMatchObject({ beginAt: 1003 });
});

test('spec 2 §4: after 2 or more errors on play it jumps to the current programme', async () => {
  const onRequestTime = jest.fn();
  await open({ source: { kind: 'archive', hls: 'https://origin/a.m3u8', archived: true }, onRequestTime });
  for (let round = 0; round < 2; round += 1) {
    await failAnd('network', 'network', 'network');
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await advance(0);
  }
  expect(engines).toHaveLength(2);
  expect(onRequestTime).toHaveBeenCalledWith(0, 'requested');
});

test('spec 2 §4: a fatal media error is recovered once, then the engine is replaced at the same position', async () => {
  await open();
  report(engine().media, { currentTime: 50 }, 'timeupdate');
  await failAnd('media');
  expect(engine().calls).toEqual(['recover']);
  await failAnd('media');
  expect(engines).toHaveLength(2);
  expect(engine()).toMatchObject({ media: engines[0]?.media, source: { startAt: 50 } });
});

test('spec 2 §8: an unsupported codec shows error_video_codec at once', async () => {
  await open();
  await failAnd('codec');
  expect(screen.getByRole('alert')).toHaveTextContent('не умеет показывать');
});

test('a browser without any engine shows the same error', async () => {
  await open({ source: { kind: 'vod', hls: null, dash: null } }, null);
  expect(screen.getByRole('alert')).toHaveTextContent('не умеет показывать');
});

describe('protected streams', () => {
  const drm: PlayerDrm[] = [
    {
      container: 'dash' as const,
      system: 'widevine' as const,
      url: 'https://origin/film.mpd',
      licenceUrl: 'https://licence',
    },
  ];

  test('spec 2 §3 DRM: a browser without any system gets an explanation and a way on, and no useless retry', async () => {
    await open({ source: { kind: 'vod', drm }, wayOn: <a href="/channels">All channels</a> }, null);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(ru.player.error_drm_unsupported);
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/channels');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  test.each([
    [
      'the message and code of the licence server',
      { message: 'Слишком много устройств', code: '8002' },
      'Слишком много устройств (8002)',
    ],
    ['a text of its own and the code', { message: null, code: '500' }, `${ru.player.error_drm} (500)`],
  ])('spec 2 §8, a licence error: the alert has %s', async (_, licence, text) => {
    const onRetry = jest.fn();
    await open({ onRetry });
    act(() => engine().events.fault({ kind: 'drm', fatal: true, detail: 'licence', licence }));
    expect(screen.getByRole('alert')).toHaveTextContent(`Ошибка DRM : ${text}`);
    await user.click(screen.getByRole('button', { name: ru.player.retry }));
    await settle();
    expect(onRetry).toHaveBeenCalledTimes(1);
    firstPicture(engine().media);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a licence that has expired says so', async () => {
    await open();
    await failAnd('drmExpired');
    expect(screen.getByRole('alert')).toHaveTextContent(ru.player.error_drm_expired);
  });
});

test('spec 2 §4: a video error scrubs forward by 10 s', async () => {
  await open({}, { currentTime: 30 });
  await failAnd(...Array<FaultKind>(6).fill('fragment'));
  expect(engine().media.currentTime).toBe(40);
});

test('media 7.16: playing without movement for 10 s counts as a network error', async () => {
  await open();
  await advance(11_000);
  expect(engine().calls).toEqual(['restart']);
});

test('a minute without errors resets the error counters', async () => {
  await open();
  await failAnd('network', 'network');
  for (let second = 1; second <= 65; second += 1) {
    report(engine().media, { currentTime: second }, 'timeupdate');
    await advance(1000);
  }
  await failAnd('network');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('spec 2 §4: ticks stop on an error', async () => {
  const onPosition = jest.fn();
  await open({ onPosition });
  await failAnd('codec');
  await advance(30_000);
  expect(onPosition).not.toHaveBeenCalled();
});

describe('offline', () => {
  const network = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const mockPing = (ok: boolean) => {
    const fetchMock = jest.fn(async () => ({ ok }) as Response);
    globalThis.fetch = fetchMock as typeof fetch;
    return fetchMock;
  };

  test('spec 2 §4: pings with doubling backoff, and loads again when the network is back', async () => {
    AbortSignal.timeout = () => new AbortController().signal;
    await open({}, { currentTime: 70 });
    network(false);
    const missed = mockPing(false);
    await failAnd('network', 'network', 'network', 'network');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Нет подключения');
    await advance(2000 + 4000 + 8000);
    expect(missed).toHaveBeenCalledTimes(3);
    expect(missed.mock.calls[0]).toEqual([
      expect.stringMatching(/^\/robots\.txt\?\d+$/),
      expect.objectContaining({ cache: 'no-store' }),
    ]);
    network(true);
    mockPing(true);
    await advance(16_000);
    expect(screen.getByRole('status')).not.toHaveTextContent('Нет подключения');
    expect(engines).toHaveLength(2);
    expect(engine().source).toMatchObject({ startAt: 70 });
  });

  test('what is opened without a network takes the place of the old picture, and begins when the network is back', async () => {
    AbortSignal.timeout = () => new AbortController().signal;
    const view = await open();
    network(false);
    mockPing(false);
    await view.change({ source: { ...film, hls: 'https://origin/2.m3u8' } });
    await failAnd('network');
    expect(screen.getByRole('status')).toHaveTextContent('Нет подключения');
    network(true);
    mockPing(true);
    await advance(2000);
    expect(engines).toHaveLength(3);
    expect(engine().source).toMatchObject({ url: 'https://origin/2.m3u8' });
    expect(engine().media.isConnected).toBe(true);
    firstPicture(engine().media);
    await settle();
    expect(engine().media.paused).toBe(false);
  });

  test('spec 2 §9 Timers: a network that comes and goes leaves one row of pings, and none once it is back', async () => {
    AbortSignal.timeout = () => new AbortController().signal;
    await open();
    const answers: ((ok: boolean) => void)[] = [];
    const request = jest.fn(
      () => new Promise<Response>((resolve) => answers.push((ok) => resolve({ ok } as Response))),
    );
    globalThis.fetch = request as unknown as typeof fetch;
    act(() => window.dispatchEvent(new Event('offline')));
    for (let time = 0; time < 3; time += 1) window.dispatchEvent(new Event('online'));
    for (const answer of answers) answer(false);
    await advance(59_000);
    expect(request).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new Event('online'));
    answers[4]?.(true);
    await advance(0);
    answers[3]?.(false);
    await advance(120_000);
    expect(request).toHaveBeenCalledTimes(5);
  });

  test('spec 2 §4 Blackout and offline: for 3 s after the network is back its faults are tried again and not counted', async () => {
    AbortSignal.timeout = () => new AbortController().signal;
    await open({}, { currentTime: 70 });
    network(false);
    mockPing(true);
    await failAnd('network');
    network(true);
    await advance(2000);
    // More than the two errors that would stop playback.
    for (let fault = 0; fault < 4; fault += 1) {
      await failAnd('network');
      await advance(600);
    }
    expect(screen.queryByRole('alert')).toBeNull();
    await advance(1000);
    await failAnd('network', 'network', 'network');
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});

test('new addresses of the same source replace addresses that failed to load, and not others', async () => {
  const source = { ...film, key: 'film' };
  const view = await open({ source }, null);
  await view.change({ source: { ...source, hls: 'https://origin/fresh.m3u8' } });
  expect(engine().source).toMatchObject({ url: 'https://origin/fresh.m3u8' });
  firstPicture(engine().media);
  await view.change({ source: { ...source, hls: 'https://origin/later.m3u8' } });
  expect(engines).toHaveLength(2);
});
