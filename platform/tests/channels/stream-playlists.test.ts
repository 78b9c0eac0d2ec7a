import { eq } from 'drizzle-orm';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { openPool } from '../../src/origin/pool.ts';
import { ids, NOON } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';
import { POOL_DIR } from '../origin/support.ts';

/** docs/PLATFORM.md "Playlists in the stream answer". */

const LOW_LATENCY = 5515;
const PROTECTED = 10004;
const HOUR = 3600;

let platform: CataloguePlatform;
let viewer: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform({ pool: await openPool(POOL_DIR) });
  const { db } = platform;
  await db.update(channels).set({ isLowLatency: true }).where(eq(channels.id, LOW_LATENCY));
  await db.update(channels).set({ isProtected: true }).where(eq(channels.id, PROTECTED));
  await raiseCatalogueVersion(db);
  viewer = await newViewer(platform);
  await subscribe(platform, viewer, 81, { hours: 24 });
});
afterAll(() => platform.close());

const stream = async (path: string) => {
  const { status, body } = await platform.request(path, { token: viewer.deviceToken });
  expect([path, status]).toEqual([path, 200]);
  return body as { hls: string; playlists?: { uri: string; text: string }[] };
};
/** The names of the playlists in an answer; each text must be that of the origin. */
async function served(path: string) {
  const { hls, playlists = [] } = await stream(path);
  for (const { uri, text } of playlists) {
    const { pathname } = new URL(uri, hls);
    expect([uri, (await platform.app.inject(pathname)).body]).toEqual([uri, text]);
  }
  return playlists.map(({ uri }) => uri);
}
const names = async (path: string) => (await stream(path)).playlists?.map(({ uri }) => uri);

const ALL = ['index.m3u8', 'v240.m3u8', 'v360.m3u8', 'v720.m3u8', 'v1080.m3u8', 'a_ru.m3u8', 'a_en.m3u8'];

test.each([
  ['live', '/channels/3929/stream?playlists=true', ALL],
  ['a trailer, which is short', `/trailers/${ids.trailer}/stream?playlists=true`, ALL],
  ['a film', `/libraries/3/contents/${ids.freeFilm}/stream?playlists=true`, ['index.m3u8']],
  ['the archive', `/channels/3929/stream?playlists=true&ts=${NOON / 1000 - HOUR}`, ['index.m3u8']],
  ['a list of parts', `/channels/${LOW_LATENCY}/stream?playlists=true`, ['index.m3u8']],
])('%s comes with its short playlists, each as the origin serves it', async (_, path, expected) => {
  expect(await served(path)).toEqual(expected);
});

test('live and an archive of the same segments have playlists of their own', async () => {
  expect(await served(`/channels/3929/stream?playlists=true&ts=${NOON / 1000 - 30}`)).toEqual(ALL);
  expect(await served('/channels/3929/stream?playlists=true')).toEqual(ALL);
});

test('the next segment makes new playlists of a live channel', async () => {
  const media = async () => (await stream('/channels/3929/stream?playlists=true')).playlists?.at(-1)?.text;
  const before = await media();
  expect(await media()).toBe(before);
  platform.clock.set(NOON + 4_000);
  expect(await media()).not.toBe(before);
  platform.clock.set(NOON);
});

test.each([
  [
    'a protected stream, whose addresses are those of its systems',
    `/channels/${PROTECTED}/stream?playlists=true`,
  ],
  ['a client that does not want them', '/channels/3929/stream'],
])('there are none for %s', async (_, path) => {
  expect(await names(path)).toBeUndefined();
});
