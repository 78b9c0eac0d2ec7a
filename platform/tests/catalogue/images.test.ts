import { eq } from 'drizzle-orm';
import { imageCatalogue } from '../../src/catalogue/images.ts';
import { catalogueOf, catalogueStore } from '../../src/catalogue/store.ts';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { channels } from '../../src/db/schema/channels.ts';
import type { ImageCatalogue } from '../../src/origin/images/subject.ts';
import { persons } from '../../src/seed/data/persons/index.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let images: ImageCatalogue;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
  images = imageCatalogue(catalogueStore(platform.db, platform.clock), platform.db);
});
afterAll(() => platform.close());

const get = async (url: string) => (await platform.app.inject({ url })).json();

test('the picture of a title’s promotion uses the light of its poster', async () => {
  const { promotions } = await get('/v2/rows/home-promo');
  const ofTitles = promotions.filter(
    (item: { destination: { type: string } }) => item.destination.type === 'content',
  );
  expect(ofTitles.length).toBeGreaterThan(3);
  for (const { id, destination } of ofTitles) {
    expect(await images.subject('promo', id, 'ru')).toEqual(
      await images.subject('poster', destination.id, 'ru'),
    );
  }
});

test('the picture of a channel’s promotion fills its whole area, in the light of the channel', async () => {
  const { promotions } = await get('/v2/rows/home-promo');
  const { id, background } = promotions.find(
    (item: { destination: { type: string } }) => item.destination.type === 'channel',
  );
  expect(background).toMatch(new RegExp(`/img/promo/[\\w-]{8}/${id}\\.jpg$`));
  expect(await images.subject('promo', id, 'ru')).toMatchObject({ color: expect.stringMatching(/^#/) });
});

test('two titles of the same world have different pictures', async () => {
  const packets = await Promise.all(
    [81, 82, 91, 92, 93].map((id) => images.subject('packet', String(id), 'ru')),
  );
  const libraries = await Promise.all([3, 5, 7, 9].map((id) => images.subject('library', String(id), 'ru')));
  const seeds = [...packets, ...libraries].flatMap((subject) => subject?.seed ?? []);
  expect(seeds.length).toBe(9);
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('every person has a portrait of their own', async () => {
  const { length } = Object.keys(persons);
  const subjects = await Promise.all(
    Array.from({ length }, (_, at) => images.subject('person', String(2001 + at), 'ru')),
  );
  for (const subject of subjects) expect(subject?.person).toMatchObject({ presents: expect.any(String) });
});

test('wire 1.9 an address names the language only when the picture has text', async () => {
  const [channel] = await get('/v2/channels/channel_list');
  expect(channel.cover.color_bg).toMatch(/\.ru\.jpg$/);
  expect(channel.cover.full).toMatch(/\.ru\.jpg$/);
  expect(channel.cover.bg).toMatch(/\/\d+\.png$/);
  expect(channel.icon).toMatch(/\/img\/icon\/[\w-]{8}\/\d+\.png$/);
});

describe('docs/OPERATIONS.md "A CDN": the address of a picture names what it shows', () => {
  const FOREVER = 'public, max-age=31536000, immutable';
  const lifeOf = async (address: string) => {
    const { statusCode, headers } = await platform.app.inject(`${new URL(address).pathname}?w=64`);
    return [statusCode, headers['cache-control']];
  };

  test('every picture of a promotion, a film, a channel and an avatar may be stored for ever', async () => {
    const [promotions, films, [channel], [{ avatars }]] = await Promise.all(
      [
        '/v2/rows/home-promo',
        '/v2/rows/all-films?limit=2',
        '/v2/channels/channel_list',
        '/v2/profiles/avatar_categories',
      ].map(get),
    );
    const found =
      JSON.stringify([promotions, films, channel, avatars[0]]).match(/http[^"?]*\/img\/[^"?]*/g) ?? [];
    const addresses = [...new Set(found)];
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses)
      expect([address, ...(await lifeOf(address))]).toEqual([address, 200, FOREVER]);
  });

  test('a channel with another colour has other addresses; the earlier ones are stored for a minute', async () => {
    const [before] = await get('/v2/channels/channel_list');
    await raiseCatalogueVersion(platform.db);
    await platform.db.update(channels).set({ colorBg: '#123456' }).where(eq(channels.id, before.id));
    await catalogueOf(platform).refresh();
    const now = (await get('/v2/channels/channel_list')).find(({ id }: { id: number }) => id === before.id);
    expect(now.cover.color_bg).not.toBe(before.cover.color_bg);
    expect(await lifeOf(now.cover.color_bg)).toEqual([200, FOREVER]);
    expect(await lifeOf(before.cover.color_bg)).toEqual([200, 'public, max-age=60']);
  });
});
