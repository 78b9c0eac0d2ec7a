import { eq } from 'drizzle-orm';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { basesOf } from '../../src/http/public-address.ts';
import { openPool } from '../../src/origin/pool.ts';
import { ids, NOON, seedFixture } from '../catalogue/fixture.ts';
import { newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';
import { POOL_DIR } from '../origin/support.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

const HTTPS = 'https://secure.tv.example';

let platform: TestPlatform;
/** Owns nothing, and so gets advertising. */
let viewer: Viewer;
let payer: Viewer;
beforeAll(async () => {
  platform = await testPlatform({ env: { httpsUrl: HTTPS }, pool: await openPool(POOL_DIR) });
  platform.clock.set(NOON);
  await seedFixture(platform.db);
  const { db } = platform;
  await db
    .update(channels)
    .set({ adPlan: 'usual', vitrinaUrl: 'https://player.example/' })
    .where(eq(channels.id, 3929));
  await db.update(channels).set({ isProtected: true }).where(eq(channels.id, 10004));
  await raiseCatalogueVersion(db);
  viewer = await newViewer(platform);
  payer = await newViewer(platform);
  await subscribe(platform, payer, 81, { hours: 24 });
});
afterAll(() => platform.close());

async function request(path: string) {
  const { deviceToken } = path.includes('10004') ? payer : viewer;
  return (await platform.app.inject(`/v2${path}&access_token=${deviceToken}`)).json();
}

/** The origins of this platform's addresses in an answer. */
function originsIn(answer: unknown): string[] {
  const text = JSON.stringify(answer).replaceAll('https://player.example/', '');
  return [...new Set([...text.matchAll(/https?:\/\/[^/"]+/g)].map(([origin]) => origin))];
}

test.each([
  '/channels/3929/stream?',
  `/channels/3929/stream?ts=${NOON / 1000 - 86_400}`,
  '/channels/3929/stream?type=config',
  '/channels/10004/stream?',
  `/libraries/3/contents/${ids.freeFilm}/stream?`,
  `/videos/${ids.series}/stream?`,
  `/trailers/${ids.trailer}/stream?`,
])(
  'wire 3 force_https: every address of %s uses https when requested, otherwise the usual scheme',
  async (path) => {
    for (const wanted of ['true', '1']) {
      expect(originsIn(await request(`${path}&force_https=${wanted}`))).toEqual([HTTPS]);
    }
    expect(originsIn(await request(path))).toEqual([platform.env.publicUrl]);
    expect(originsIn(await request(`${path}&force_https=false`))).toEqual([platform.env.publicUrl]);
  },
);

test('wire 3 force_https: addresses inside playlists use https too', async () => {
  const overHttps = async (address: string) => {
    const { pathname, search } = new URL(address);
    return platform.app.inject({ url: pathname + search, headers: { 'x-forwarded-proto': 'https' } });
  };
  const free = await request('/channels/3929/stream?&force_https=true');
  const vast = await overHttps(free.ad.pre_roll[0].url);
  expect(vast.body).toContain(`${HTTPS}/ads/`);
  expect(vast.body).not.toContain(platform.env.publicUrl);
  const { drm } = await request('/channels/10004/stream?&force_https=true');
  const manifest = await overHttps(drm.streams[0].url);
  expect(manifest.body).toContain(`${HTTPS}/hls/`);
  expect(manifest.body).not.toContain(platform.env.publicUrl);
});

test('wire 10.10 force_https: a platform without https answers with its usual address', () => {
  expect(basesOf({ publicUrl: 'http://tv.example' }, true).publicUrl).toBe('http://tv.example');
});
