import { playEarly } from '@/app/early-playback';
import { EARLY_ANSWERS } from '@/lib/rules/pages/early-answers';
import { playBeforeHydration, preloadEngine } from '@/player/early';

jest.mock('@/player/early', () => ({ playBeforeHydration: jest.fn(), preloadEngine: jest.fn() }));

/** docs/PLAYER.md "First frame": when the other scripts of a page load. */

const film = { kind: 'content', contentId: '576', libraryId: '2' } as const;
const channel = { kind: 'channel', channelId: 5, archiveDays: 7 } as const;
const STREAM = 'GET /api/v2/libraries/2/contents/576/stream?type=hls&playlists=true';
const METADATA = 'GET /api/v2/users/self/content_metadata/576?library_id=2';
const LIVE = 'GET /api/v2/channels/5/stream?type=hls&force_https=true&history=true&playlists=true';

/** jsdom has no answers of fetch. */
const answer = (body: object) => {
  const text = async () => JSON.stringify(body);
  const headers = new Headers();
  return {
    ok: true,
    status: 200,
    headers,
    text,
    clone: () => ({ ok: true, status: 200, headers, text }),
  } as unknown as Response;
};
const never = new Promise<never>(() => {});
function answers(given: Record<string, Promise<Response>>) {
  Object.assign(window, { [EARLY_ANSWERS]: new Map(Object.entries(given)) });
}
const is = async (work: Promise<void>) => {
  let isOver = false;
  void work.then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return () => isOver;
};
const stream = Promise.resolve(answer({ hls: 'https://origin/film.m3u8', stat: { id: 7 } }));
const metadata = Promise.resolve(answer({ history: { seconds: 61 }, buttons: [] }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(playBeforeHydration).mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

test('the early playback starts at the stored position, and the framework waits for the first picture', async () => {
  let shown = () => {};
  const picture = new Promise<void>((resolve) => {
    shown = resolve;
  });
  jest.mocked(playBeforeHydration).mockReturnValue({ picture });
  answers({ [STREAM]: stream, [METADATA]: metadata });
  const isOver = await is(playEarly(film));
  expect(preloadEngine).toHaveBeenCalled();
  expect(jest.mocked(playBeforeHydration).mock.calls).toEqual([
    [expect.objectContaining({ key: 'content/2/576', kind: 'vod', startAt: 61 })],
  ]);
  expect(isOver()).toBe(false);
  shown();
  await jest.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});

test('the second of a shared link comes before the place where the viewer left it', async () => {
  history.replaceState(null, '', '/watch/snow-576?t=90');
  jest.mocked(playBeforeHydration).mockReturnValue({ picture: Promise.resolve() });
  answers({ [STREAM]: stream, [METADATA]: metadata });
  await playEarly(film);
  expect(playBeforeHydration).toHaveBeenCalledWith(expect.objectContaining({ startAt: 90 }));
});

test('without the place where the viewer left it, a film begins at its beginning', async () => {
  jest.mocked(playBeforeHydration).mockReturnValue({ picture: Promise.resolve() });
  answers({ [STREAM]: stream });
  await playEarly(film);
  expect(playBeforeHydration).toHaveBeenCalledWith(expect.objectContaining({ startAt: 0 }));
});

test('with another library in the address nothing plays early', async () => {
  history.replaceState(null, '', '/watch/snow-576?library_id=9');
  answers({ [STREAM]: stream, [METADATA]: metadata });
  const isOver = await is(playEarly(film));
  expect(isOver()).toBe(true);
  expect(playBeforeHydration).not.toHaveBeenCalled();
});

test('a channel starts live', async () => {
  jest.mocked(playBeforeHydration).mockReturnValue({ picture: Promise.resolve() });
  answers({ [LIVE]: Promise.resolve(answer({ hls: 'https://origin/live.m3u8' })) });
  await playEarly(channel);
  const [source] = jest.mocked(playBeforeHydration).mock.calls[0] ?? [];
  expect(source).toMatchObject({ key: 'channel/5/live', kind: 'live', archived: true });
});

test('a stream call that is late holds the page for 300 ms at most, and plays when it is there', async () => {
  let arrive = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  jest.mocked(playBeforeHydration).mockReturnValue({ picture: never });
  answers({ [STREAM]: late, [METADATA]: metadata });
  const isOver = await is(playEarly(film));
  await jest.advanceTimersByTimeAsync(299);
  expect(isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
  arrive(await stream);
  await jest.advanceTimersByTimeAsync(0);
  expect(playBeforeHydration).toHaveBeenCalledTimes(1);
});

test('a picture that is late holds the page for a second at most', async () => {
  jest.mocked(playBeforeHydration).mockReturnValue({ picture: never });
  answers({ [STREAM]: stream, [METADATA]: metadata });
  const isOver = await is(playEarly(film));
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('after a refused stream call the page does not wait, and logs no error', async () => {
  jest.useRealTimers();
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  answers({ [STREAM]: Promise.reject(new Error('refused')), [METADATA]: metadata });
  await playEarly(film);
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(playBeforeHydration).not.toHaveBeenCalled();
});
