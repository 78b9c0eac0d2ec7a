import Hls, { type HlsConfig, type LoaderCallbacks, type PlaylistLoaderContext } from 'hls.js';
import type { KnownPlaylists } from '@/lib/rules/playback/known-playlists';
import { playlistLoader } from '@/player/engines/hls/playlist-loader';

/** docs/PLATFORM.md "Playlists in the stream answer": what came with the answer is not requested again. */

const MASTER = 'http://origin/live/1/index.m3u8';
const TEXT = '#EXTM3U\n#EXT-X-VERSION:6\n';

type Loader = InstanceType<NonNullable<HlsConfig['pLoader']>>;
const usual = Hls.DefaultConfig.loader;
const loads = jest.fn<void, [string]>();
class Network {
  context = null;
  stats = { loading: { start: 0, first: 0, end: 0 }, loaded: 0, total: 0 };
  load({ url }: { url: string }) {
    loads(url);
  }
  abort() {}
  destroy() {}
}

beforeEach(() => {
  loads.mockClear();
  Hls.DefaultConfig.loader = Network as unknown as HlsConfig['loader'];
});
afterEach(() => {
  Hls.DefaultConfig.loader = usual;
});

function loaderFor(playlists: KnownPlaylists, more = {}): Loader {
  const { pLoader } = playlistLoader({ url: MASTER, live: true, playlists, ...more });
  if (!pLoader) throw new Error('No loader');
  return new pLoader({} as HlsConfig);
}

/** What hls.js gets for an address; null when it does not come without the network. */
async function loaded(loader: Loader, url = MASTER, meanwhile = () => {}): Promise<unknown> {
  let data: unknown = null;
  const onSuccess: LoaderCallbacks<PlaylistLoaderContext>['onSuccess'] = (response) => {
    data = response.data;
  };
  loader.load({ url } as PlaylistLoaderContext, {} as never, { onSuccess } as never);
  expect(data).toBeNull();
  meanwhile();
  await Promise.resolve();
  return data;
}

const received = (agoMs: number): KnownPlaylists => ({
  receivedAt: performance.now() - agoMs,
  texts: new Map([[MASTER, TEXT]]),
});

test('a playlist that came with the stream answer is read from there, dated by the time of the answer', async () => {
  const playlists = received(1000);
  const loader = loaderFor(playlists);
  expect(await loaded(loader)).toBe(TEXT);
  expect(loads).not.toHaveBeenCalled();
  expect(loader.stats).toMatchObject({ loading: { start: playlists.receivedAt }, total: TEXT.length });
});

test.each([
  ['another address', 'http://origin/live/1/v360.m3u8', 0],
  ['one that came 3 s ago, because a live playlist changes with each segment', MASTER, 3001],
])('the network is asked for %s', async (_, url, ago) => {
  expect(await loaded(loaderFor(received(ago)), url)).toBeNull();
  expect(loads).toHaveBeenCalledWith(url);
});

test.each(['abort', 'destroy'] as const)('after %s nothing arrives', async (end) => {
  const loader = loaderFor(received(0));
  expect(await loaded(loader, MASTER, () => loader[end]())).toBeNull();
});

test('a start date is written into it as into one of the network', async () => {
  const segment = '#EXT-X-PROGRAM-DATE-TIME:2026-03-05T10:00:00Z\n#EXTINF:60,\n1.m4s\n';
  const playlists = { receivedAt: performance.now(), texts: new Map([[MASTER, TEXT + segment.repeat(9)]]) };
  const loader = loaderFor(playlists, { beginAt: Date.parse('2026-03-05T10:00:20Z') / 1000 });
  expect(await loaded(loader)).toContain('#EXT-X-START:TIME-OFFSET=20.000');
});
