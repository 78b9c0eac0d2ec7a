import { type TestPlatform, testPlatform } from '../support/platform.ts';

/** What older clients find in the catalogue that the platform comes with. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const get = async (path: string) => (await platform.app.inject(`/v2${path}`)).json();

/** Where such a client looks for the items of a row. */
const LISTS = {
  vod: 'videos',
  'promo-wide': 'promo_wides',
  'promo-standart': 'promo_standarts',
  program: 'programs',
};

test('wire 8: a row of programmes is read as one, and every row has its items where its template says', async () => {
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
