import { getEpisodes } from '@/lib/platform/resources/contents';
import { listPersons, listTitles } from '@/lib/platform/resources/directory';
import { addressIn } from '@/lib/server/seo/alternates';
import { sitemapNamed } from '@/lib/server/sitemap/files';
import type { Locale } from '@/lib/shared/i18n/locales';
import { PlatformError } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { siteByHost } from '@/lib/shared/sites/sites';

jest.mock('@/lib/platform/resources/contents', () => ({ getEpisodes: jest.fn() }));
jest.mock('@/lib/platform/resources/rowsets', () => ({
  listRowsets: async () => [{ slug: 'kino', template: 'main' }],
  getRowset: async () => ({
    rows: ['novinki', '641048475342005896'].map((key) => ({ key, template: 'content-v' })),
  }),
}));
jest.mock('@/lib/platform/resources/directory', () => ({ listPersons: jest.fn(), listTitles: jest.fn() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.SITE_URL = 'https://taspa.example';

const site = siteByHost('localhost');
const partner = siteByHost('almatv.localhost');
/** Translated into Kazakh, copied into English, and without a text in Uzbek. */
const texts: Record<Locale, string | null> = { ru: 'День.', kk: 'Күн.', en: 'День.', uz: null };

beforeEach(() => {
  const title = { id: '12', title: 'Korga', still: 'https://img.example/a.jpg', isFree: true };
  jest.mocked(listTitles).mockImplementation(
    async ({ locale }) =>
      [
        { ...title, slug: 'korga-12', isSeries: false, description: texts[locale] },
        { ...title, slug: 'series-13', isSeries: true, description: texts[locale] },
      ] as never,
  );
  jest
    .mocked(getEpisodes)
    .mockImplementation(
      async (_, { locale }) => [{ id: '14', title: 'One', description: texts[locale] }] as never,
    );
  jest.mocked(listPersons).mockImplementation(async ({ locale }) => [
    { slug: 'anna-7', works: 9, name: 'Anna', biography: texts[locale] },
    { slug: 'bota-8', works: 9, name: 'Bota', biography: null },
  ]);
});

const pathsIn = async (file: string, of = site) =>
  [...((await sitemapNamed(file, of)) ?? '').matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(
    ([, path]) => path,
  );

describe('quality E1: the sitemap names a page only in the languages in which it is its own canonical address', () => {
  test.each([
    ['films', '/contents/korga-12'],
    ['videos', '/contents/korga-12'],
    ['series', '/contents/series-13'],
    ['episodes', '/contents/series-13/14'],
  ])('%s', async (kind, path) => expect(await pathsIn(`${kind}-1.xml`)).toEqual([path, `${path}?lang=kk`]));

  test('a person without a biography in any language has all of them', async () =>
    expect(await pathsIn('persons-1.xml')).toEqual([
      ...['/persons/anna-7', '/persons/anna-7?lang=kk'],
      ...['', '?lang=kk', '?lang=en', '?lang=uz'].map((query) => `/persons/bota-8${query}`),
    ]));

  test('lists the partner’s language and the one the platform writes in', async () =>
    expect(await pathsIn('films-1.xml', partner)).toEqual([
      '/contents/korga-12',
      '/contents/korga-12?lang=ru',
    ]));
});

describe('quality E1: the other languages of a file cost lists of titles or persons, and never take a page from it', () => {
  test('the second file of the episodes reads each series once', async () => {
    const series = [13, 15, 17].map((id) => ({
      id: `${id}`,
      slug: `series-${id}`,
      isSeries: true,
      title: 'S',
    }));
    jest
      .mocked(listTitles)
      .mockImplementation(
        async ({ locale }) => series.map((one) => ({ ...one, description: texts[locale] })) as never,
      );
    jest
      .mocked(getEpisodes)
      .mockReset()
      .mockImplementation(
        async (id) => Array.from({ length: 5_000 }, (_, at) => ({ id: `${id}${at}`, title: 'One' })) as never,
      );
    const paths = await pathsIn('episodes-2.xml');
    expect(jest.mocked(getEpisodes).mock.calls.map(([id, { locale }]) => [id, locale])).toEqual([
      ['13', 'ru'],
      ['15', 'ru'],
      ['17', 'ru'],
    ]);
    expect(paths).toHaveLength(10_000);
    expect(paths.slice(0, 2)).toEqual(['/contents/series-17/170', '/contents/series-17/170?lang=kk']);
  });

  const every = ['', '?lang=kk', '?lang=en', '?lang=uz'];
  const kept = [
    ['films', '/contents/korga-12'],
    ['episodes', '/contents/series-13/14'],
    ['persons', '/persons/anna-7'],
  ] as const;

  test.each(kept)('a failed read keeps all of them: %s', async (kind, path) => {
    for (const list of [jest.mocked(listTitles), jest.mocked(listPersons)]) {
      const read = list.getMockImplementation() as (reader: AudienceContext) => Promise<never[]>;
      list.mockImplementation(async (reader) => {
        if (reader.locale === 'kk') throw new PlatformError('unavailable', 'away');
        return await read(reader);
      });
    }
    expect((await pathsIn(`${kind}-1.xml`)).slice(0, 4)).toEqual(every.map((query) => path + query));
  });

  test.each(kept)('so does a list that does not have the page yet: %s', async (kind, path) => {
    for (const list of [jest.mocked(listTitles), jest.mocked(listPersons)]) {
      const read = list.getMockImplementation() as (reader: AudienceContext) => Promise<never[]>;
      list.mockImplementation(async (reader) => (reader.locale === 'kk' ? [] : await read(reader)));
    }
    expect((await pathsIn(`${kind}-1.xml`)).slice(0, 4)).toEqual(every.map((query) => path + query));
  });

  test('a partner in another language, while the texts of the platform’s own cannot be read', async () => {
    jest.mocked(listTitles).mockImplementation(async ({ locale }) => {
      if (locale === 'ru') throw new PlatformError('unavailable', 'away');
      return [{ id: '12', slug: 'korga-12', title: 'Korga', description: 'День.', isSeries: false }] as never;
    });
    expect(await pathsIn('films-1.xml', partner)).toEqual(
      partner.locales.map((locale) => addressIn('/contents/korga-12', locale, partner)),
    );
  });
});

test('quality E3: what has an id alone is not listed, because it is not indexed', async () =>
  expect(await pathsIn('rows-1.xml')).toEqual(
    ['', '?lang=kk', '?lang=en', '?lang=uz'].map((query) => `/row/novinki${query}`),
  ));

test('quality E3: the index needs the lists of one language only', async () => {
  const { sitemapOfSitemaps } = await import('@/lib/server/sitemap/files');
  jest.mocked(listTitles).mockClear();
  await sitemapOfSitemaps(site);
  expect(new Set(jest.mocked(listTitles).mock.calls.map(([{ locale }]) => locale))).toEqual(new Set(['ru']));
});

test.each([
  [12, ['yes']],
  [18, ['no']],
  [null, []],
])('quality E3: a film for viewers from %j on is stated as fit for families: %j', async (age, stated) => {
  const film = { id: '12', slug: 'korga-12', title: 'Korga', still: '/a.jpg', isFree: true, isSeries: false };
  jest.mocked(listTitles).mockResolvedValue([{ ...film, description: 'День.', age }] as never);
  const file = await sitemapNamed('videos-1.xml', site);
  expect([...(file ?? '').matchAll(/family_friendly>(\w+)/g)].map(([, word]) => word)).toEqual(stated);
});
