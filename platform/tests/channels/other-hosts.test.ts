import { openPool } from '../../src/origin/pool.ts';
import { ids, NOON, seedFixture } from '../catalogue/fixture.ts';
import { newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';
import { POOL_DIR } from '../origin/support.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

const MEDIA = 'https://media.example';
const IMAGES = 'https://images.example';

let platform: TestPlatform;
let viewers: Viewer[];
beforeAll(async () => {
  const env = { mediaUrl: MEDIA, imagesUrl: IMAGES };
  platform = await testPlatform({ env, pool: await openPool(POOL_DIR) });
  platform.clock.set(NOON);
  await seedFixture(platform.db);
  viewers = [await newViewer(platform), await newViewer(platform)];
  for (const viewer of viewers) await subscribe(platform, viewer, 81, { hours: 24 });
});
afterAll(() => platform.close());

async function ask(path: string, viewer = viewers[0]) {
  const token = `access_token=${viewer?.deviceToken}`;
  const answer = await platform.app.inject(`/v2${path}${path.includes('?') ? '&' : '?'}${token}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json();
}

/** The addresses of an answer as their origin and the first part of their path. */
function placesIn(answer: unknown): [origin: string, room: string][] {
  const found = JSON.stringify(answer).matchAll(/(https?:\/\/[^/"]+)(\/[\w.-]*)/g);
  return [...found].map(([, origin = '', room = '']) => [origin, room]);
}

const HOST_OF_ROOM: Record<string, string> = {
  '/hls': MEDIA,
  '/thumb': MEDIA,
  '/relay': MEDIA,
  '/img': IMAGES,
};

test.each([
  '/channels/3929/stream',
  '/channels/3929/stream?force_https=1',
  `/libraries/3/contents/${ids.freeFilm}/stream`,
  '/channels/channel_list?includes=current_schedules',
  '/users/self/channels',
  '/users/self/history',
  `/contents/${ids.freeFilm}`,
  `/users/self/content_metadata/${ids.freeFilm}`,
  '/users/self',
  '/users/self/devices',
  '/users/self/profiles',
  '/profiles',
  '/profiles/avatar_categories',
  '/platform/configuration',
  '/platform/resources',
  '/packets',
])(
  'docs/OPERATIONS.md "A CDN": %s names streams and thumbnails on MEDIA_URL, pictures on IMAGES_URL, all else here',
  async (path) => {
    for (const [origin, room] of placesIn(await ask(path))) {
      const wanted = HOST_OF_ROOM[room];
      if (wanted) expect([room, origin]).toEqual([room, wanted]);
      else expect([MEDIA, IMAGES]).not.toContain(origin);
    }
  },
);

test('a stream answer names both hosts, or the rule above would hold without any address', async () => {
  const origins = new Set(placesIn(await ask('/channels/3929/stream')).map(([origin]) => origin));
  expect(origins).toEqual(new Set([MEDIA, IMAGES]));
});

test('two viewers get the same address of a stream, so that a shared cache stores it once', async () => {
  const [one, other] = await Promise.all(viewers.map((viewer) => ask('/channels/3929/stream', viewer)));
  expect([one.hls, one.dash, one.screenshot_url]).toEqual([other.hls, other.dash, other.screenshot_url]);
});

test.each(['hls', 'screenshot_timings', 'img'])(
  'what is at the address %s may be stored by a shared cache, once for all sites and viewers',
  async (name) => {
    const { pathname, search } = new URL((await ask('/channels/3929/stream'))[name]);
    const answers = await Promise.all(
      [undefined, 'https://tv.example', 'https://other.example'].map((origin) =>
        platform.app.inject({ url: pathname + search, headers: origin ? { origin } : {} }),
      ),
    );
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(200);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['cache-control']).toMatch(/max-age=\d/);
      expect(headers['cache-control']).not.toMatch(/private|no-store/);
      expect([headers.vary, headers['set-cookie']]).toEqual([undefined, undefined]);
    }
  },
);
