import nock from 'nock';
import { loadCatalogue } from '@/lib/server/catalogue/load-catalogue';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/shared/env', () => ({ env: () => ({ PLATFORM_URL: 'http://platform.test:4000' }) }));

const platform = 'http://platform.test:4000';
const row = { id: '9', slug: 'all-films', title: 'Films', template: 'content-v', content_type: 'movie' };
const logged: Array<Record<string, string>> = [];

beforeAll(() => nock.disableNetConnect());
beforeEach(() => {
  logged.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(JSON.parse(String(line))) > 0);
});
afterEach(() => {
  nock.cleanAll();
  jest.restoreAllMocks();
});
afterAll(() => nock.restore());

test('spec 2 §7 Content and rows: failed countries and genres are logged, and their filters are left out', async () => {
  nock(platform)
    .get('/v2/rowsets/movies')
    .reply(200, { id: 5, slug: 'movies', title: 'Films', template: 'group.catalog', rows: [row] })
    .get('/v2/rows/all-films')
    .query(true)
    .reply(200, { ...row, contents: [{ id: '1', slug: 'korga-1', title: 'Korga', content_type: 'movie' }] });
  nock(platform)
    .get(/\/v2\/(countries|internal_genres)/)
    .times(10)
    .reply(500, 'oops');

  const reader = { locale: 'ru', audience: 'everyone' } as const;
  const catalogue = await loadCatalogue('movies', new URLSearchParams(), reader);
  expect(catalogue?.page.contents.map(({ title }) => title)).toEqual(['Korga']);
  expect([catalogue?.options.genre, catalogue?.options.country]).toEqual([[], []]);
  expect(catalogue?.options.rating).toHaveLength(3);
  expect(logged.map(({ level, code, path }) => [level, code, path]).sort()).toEqual([
    ['warn', 'platform_read', '/countries'],
    ['warn', 'platform_read', '/internal_genres'],
  ]);
});
