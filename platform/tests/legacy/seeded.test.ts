import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession } from '../support/session.ts';

/** The seeded catalogue as older clients see it. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const get = async (path: string) => (await platform.app.inject(`/v2${path}`)).json();

/** The fields in which such a client finds the items of a row. */
const LISTS = {
  vod: 'videos',
  'promo-wide': 'promo_wides',
  'promo-standart': 'promo_standarts',
  program: 'programs',
};

test('wire 8: a row of programmes can be read alone, and every row has its items where its template expects them', async () => {
  const stubs: { id: string; type: string; template: keyof typeof LISTS }[] =
    await get('/filters?version=main_3.0');
  const items = await Promise.all(
    stubs.map(async ({ id, template }) => {
      const [row] = await get(`/filters/${id}?version=main_3.0`);
      return row[LISTS[template]].length;
    }),
  );
  expect(stubs.filter(({ type }) => type === 'program').map(({ template }) => template)).toEqual(['program']);
  expect(Math.min(...items)).toBeGreaterThan(0);
});

const CHILDREN = 7000;
/** The age from which children watch alone. */
const CHILDRENS_AGE = 6;

test.each(['programs', 'videos'])(
  'wire 8: no genre for children lists an adult title among the %s',
  async (kind) => {
    const categories: { id: number; filters: { id: number }[] }[] = await get(`/${kind}/filters`);
    const filters = categories.find(({ id }) => id === CHILDREN)?.filters ?? [];
    expect(filters.length).toBeGreaterThan(0);
    for (const { id } of filters) {
      const titles: { age: number }[] = await get(`/${kind}?filters=${id}&limit=100`);
      expect(titles.length).toBeGreaterThan(0);
      expect(Math.max(...titles.map(({ age }) => age))).toBeLessThanOrEqual(CHILDRENS_AGE);
    }
  },
);

test('wire 2.9 free_channels_count: equals the number of free channels listed', async () => {
  const { length } = await get('/channels/free_list');
  expect(length).toBeGreaterThan(12);
  const { userToken } = await guestSession(platform.app);
  const provider = { free_channels_count: length };
  expect(await get('/users/self/network')).toMatchObject({ provider });
  expect(await get(`/users/self?access_token=${userToken}`)).toMatchObject({ provider });
  expect(await get('/providers/almatv/info')).toMatchObject(provider);
});
