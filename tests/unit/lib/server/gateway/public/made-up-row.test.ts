import * as v from 'valibot';
import type { Life } from '@/lib/platform/http/cached-read';
import type { Call } from '@/lib/platform/http/transport';
import { publicRow } from '@/lib/server/gateway/public/public-row';
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
});
