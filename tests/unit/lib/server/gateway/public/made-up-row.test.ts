import * as v from 'valibot';
import type { Life } from '@/lib/platform/http/cached-read';
import type { Call } from '@/lib/platform/http/transport';
import type { RowAddress } from '@/lib/rules/catalogue/row-address';
import { filterOptions } from '@/lib/rules/filters/options';
import { toRowFilters } from '@/lib/rules/filters/row-filters';
import { loadRow } from '@/lib/server/catalogue/load-row';
import { loadRowPage } from '@/lib/server/catalogue/load-row-page';
import { publicRow } from '@/lib/server/gateway/public/public-row';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { PlatformError } from '@/lib/shared/platform-error';
import { sites } from '@/lib/shared/sites/sites';

const ROW = { id: 7, slug: 'films', title: 'Films', template: 'content-v', contents: [] };
const lists: Record<string, object[]> = {
  '/rowsets': [{ id: 3, slug: 'home', title: 'Home', template: 'startpage' }],
  '/libraries': [{ id: 5, title: 'Library' }],
};
let mockIsAway = false;
type Read = Pick<Call<v.GenericSchema>, 'path' | 'schema'>;
const mockStored = jest.fn(async ({ path, schema }: Read, _reader: object, _life: Life) => {
  if (mockIsAway && lists[path]) throw new PlatformError('unavailable', 'no answer');
  return v.parse(schema, lists[path] ?? ROW);
});
const mockUnstored = jest.fn(async ({ schema }: Read) => v.parse(schema, ROW));
jest.mock('@/lib/platform/clients/public-read', () => ({
  readPublic: (call: Read, reader: object, life: Life) => mockStored(call, reader, life),
  readPublicUncached: (call: Read) => mockUnstored(call),
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => () => '' }));
jest.mock('@/lib/server/gateway/http/site-of', () => ({ siteOf: async () => sites[0] }));
jest.mock('@/lib/server/session/session', () => ({ readSession: async () => null }));
jest.mock('@/lib/server/session/sealed', () => ({ kindOf: () => null }));
jest.mock('@/lib/server/session/shared-sessions', () => ({ sharedSessions: { current: () => null } }));

/** How the row is read: the tags of its stored answer, or null. */
async function tagsOf(query: string): Promise<string[] | null> {
  jest.clearAllMocks();
  const address = `https://taspa.example/api/rows/films?lang=ru&offset=0&limit=5${query}`;
  expect((await publicRow(new Request(address), 'films')).status).toBe(200);
  const stored = mockStored.mock.calls.filter(([{ path }]) => path === '/rows/films');
  expect(stored.length + mockUnstored.mock.calls.length).toBe(1);
  return stored[0]?.[2].tags ?? null;
}

const context = {
  site: sites[0],
  locale: 'ru',
  audience: 'adult',
  surface: 'browser',
} as unknown as SiteContext;
const options = filterOptions(
  { genres: [], countries: [] },
  { thisYear: 2026, locale: 'ru', words: wordsOf('ru').filters },
);

/** The tags of each stored answer of a row while its page is made. */
async function tagsOfPage(address: Partial<RowAddress>): Promise<unknown[]> {
  jest.clearAllMocks();
  const whole = { key: 'films', offset: 0, libraryId: null, ...address } as RowAddress;
  await loadRowPage(whole, context).catch((left: Error) => expect(left.message).toMatch(/^NEXT_/));
  return mockStored.mock.calls
    .filter(([{ path }]) => path.startsWith('/rows/'))
    .map(([, , { tags }]) => tags);
}

afterEach(() => {
  mockIsAway = false;
});

describe('quality F04: what anybody can make up', () => {
  test.each(['&rowset_id=4', '&library_id=6', '&rowset_id=3&library_id=6'])(
    'a row with an unknown rowset is not cached, nor with an unknown library: %s',
    async (query) => {
      expect(await tagsOf(query)).toBeNull();
    },
  );

  test.each(['', '&rowset_id=3', '&library_id=5', '&year_from=1999'])(
    'a row with known ones is stored, by this instance alone: %s',
    async (query) => {
      expect(await tagsOf(query)).toEqual(['row:films', 'unshared']);
    },
  );

  test('while the lists cannot be read, the last answer is used', async () => {
    mockIsAway = true;
    expect(await tagsOf('&rowset_id=4')).not.toBeNull();
  });

  test('the page of an unknown library is stored by nobody, also beyond its end', async () => {
    expect(await tagsOfPage({ libraryId: 6, offset: 1 })).toEqual([]);
  });

  test('an address with a slug that the row does not have is stored by this instance alone', async () => {
    expect(await tagsOfPage({ key: 'other-7' })).toEqual([['row:other-7', 'unshared']]);
  });

  test('the page of a row is shared, with its first items', async () => {
    expect(await tagsOfPage({})).toContainEqual(['row:films']);
  });

  test.each([
    ['all films', {}, ['row:films']],
    ['films of one year', { year: options.year[0]?.value }, ['row:films', 'unshared']],
  ])('the catalogue: %s', async (_, chosen, tags) => {
    jest.clearAllMocks();
    const filters = toRowFilters('movies', chosen, options);
    await loadRow('films', { offset: 0, limit: 5, libraryId: null, filters }, context, 'everywhere');
    expect(mockStored.mock.calls.at(-1)?.[2].tags).toEqual(tags);
  });
});
