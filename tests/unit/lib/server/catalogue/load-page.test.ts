import { loadPage, loadSitePage } from '@/lib/server/catalogue/load-page';
import { PlatformError } from '@/lib/shared/platform-error';
import { contexts } from '@/lib/shared/sites/contexts';
import { sites } from '@/lib/shared/sites/sites';

const stub = (id: number, template = 'content-v') => ({
  id: String(id),
  key: `row-${id}`,
  title: '',
  template,
});
let rows = [1, 2, 3, 4, 5, 6].map((id) => stub(id));
const requested: string[] = [];
let failing = '';

jest.mock('@/lib/platform/resources/rowsets', () => ({
  getRowset: async () => ({ id: 5, slug: 'movies', libraryId: null, rows }),
}));
jest.mock('@/lib/server/catalogue/load-row', () => ({
  loadRow: async (key: string) => {
    requested.push(key);
    if (key === failing) throw new PlatformError('unavailable', 'no answer');
    return { key };
  },
}));

const kinds = async () =>
  (await loadPage('movies', { locale: 'ru', audience: 'everyone' })).rows.map(({ kind }) => kind);

beforeEach(() => {
  requested.length = 0;
  failing = '';
  rows = [1, 2, 3, 4, 5, 6].map((id) => stub(id));
});

describe('spec 2 §4 Rows and filters: the first 4 rows load at once, the others lazily', () => {
  test('requests four rows, the others become placeholders', async () => {
    expect(await kinds()).toEqual(['loaded', 'loaded', 'loaded', 'loaded', 'later', 'later']);
    expect(requested).toEqual(['row-1', 'row-2', 'row-3', 'row-4']);
  });

  test('personal rows do not count: the page is the same for everyone', async () => {
    rows = [stub(1, 'history-h'), ...[2, 3, 4, 5, 6].map((id) => stub(id))];
    expect(await kinds()).toEqual(['personal', 'loaded', 'loaded', 'loaded', 'loaded', 'later']);
  });

  test('quality F02: a failed row is loaded later', async () => {
    failing = 'row-2';
    expect(await kinds()).toEqual(['loaded', 'later', 'loaded', 'loaded', 'later', 'later']);
  });
});

test('spec 2 §2 Row templates: donations are in tenge, so sites whose provider sells in another currency have no row of them', async () => {
  rows = [stub(1, 'donate_packs'), stub(2)];
  const context = { context: contexts.browser, audience: 'everyone', locale: 'ru' } as const;
  const shown = sites.map(async (site) => [
    site.id,
    (await loadSitePage('movies', { ...context, site })).rows.length,
  ]);
  const without = (await Promise.all(shown)).filter(([, count]) => count === 1).map(([id]) => id);
  expect(without).toEqual(['clickup', 'ntv_web', 'uznet']);
});
