import { imageCatalogue } from '../../src/catalogue/images.ts';
import { catalogueStore } from '../../src/catalogue/store.ts';
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
  expect(background).toContain(`/img/promo/${id}.jpg`);
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
  expect(channel.icon).toMatch(/\/img\/icon\/\d+\.png$/);
});
