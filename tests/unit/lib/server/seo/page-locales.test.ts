import { alternatesOf } from '@/lib/server/seo/alternates';
import { isIndexed } from '@/lib/server/seo/indexing';
import { completeLocales } from '@/lib/server/seo/page-locales';
import type { Locale } from '@/lib/shared/i18n/locales';
import { readSiteVariant, type SiteVariant } from '@/lib/shared/sites/site-context';
import { siteByHost } from '@/lib/shared/sites/sites';

const site = siteByHost('localhost');
const siteVariantOf = (id: string) => readSiteVariant(id) as SiteVariant;
const siteContext = siteVariantOf('taspa');
const written = { title: 'Korga', description: 'A day.' };

type Texts = Partial<Record<Locale, { title: string; description: string | null }>>;

function languages(texts: Texts, on = siteContext, path = '/contents/korga-1') {
  return completeLocales(on, path, async (locale) => texts[locale] ?? { title: '', description: null });
}

test('quality E1: only languages with their own title and description are listed', async () => {
  const ru = { ...written, description: 'День.' };
  const own = { ru, kk: { ...written, description: 'Күн.' }, en: written };
  await expect(languages(own)).resolves.toEqual(['ru', 'kk', 'en']);
  // A copy of the default language is not a translation.
  await expect(languages({ ...own, en: ru, uz: { title: '', description: 'Kun.' } })).resolves.toEqual([
    'ru',
    'kk',
  ]);
});

test('quality E1: without descriptions or answers all languages are listed', async () => {
  const bare = { title: 'Korga', description: null };
  await expect(languages({ ru: bare, kk: bare, en: bare, uz: bare })).resolves.toEqual(site.locales);
  await expect(
    completeLocales(siteContext, '/contents/unknown-1', () => Promise.reject(new Error('away'))),
  ).resolves.toEqual(site.locales);
});

test('quality E1: a partner without a translation into its language lists the translated language', async () => {
  const ru = { ...written, description: 'День.' };
  const partner = siteVariantOf('almatv');
  expect(partner.site.defaultLocale).toBe('kk');
  const en = written;
  await expect(languages({ ru, kk: ru, en }, partner)).resolves.toEqual(['kk', 'ru', 'en']);
  await expect(languages({ ru, kk: ru, en: ru }, partner)).resolves.toEqual(['kk', 'ru']);
  const kk = { ...written, description: 'Күн.' };
  await expect(languages({ ru, kk, en }, partner)).resolves.toEqual(['kk', 'ru', 'en']);
  await expect(languages({ ru, kk, en: ru }, partner)).resolves.toEqual(['kk', 'ru']);
});

test('quality E1: a failed or slow answer changes nothing now and is used later', async () => {
  const path = '/contents/slow-1';
  const texts: Texts = { ru: { ...written, description: 'День.' }, en: written };
  jest.useFakeTimers();
  try {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const none = { title: '', description: null };
    const slow = completeLocales(siteContext, path, (locale) => wait.then(() => texts[locale] ?? none));
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(slow).resolves.toEqual(site.locales);
    answer();
    await jest.advanceTimersByTimeAsync(0);
    const away = () => Promise.reject(new Error('away'));
    await expect(completeLocales(siteContext, path, away)).resolves.toEqual(['ru', 'en']);
    await expect(completeLocales(siteVariantOf('almatv'), path, away)).resolves.toEqual(
      siteVariantOf('almatv').site.locales,
    );
  } finally {
    jest.useRealTimers();
  }
});

test.each(['taspa~browser~child', 'taspa~webview'])(
  'quality E3: the languages of a page of %s cause no call',
  async (id) => {
    const read = jest.fn();
    await expect(completeLocales(siteVariantOf(id), '/contents/korga-1', read)).resolves.toEqual(
      site.locales,
    );
    expect(read).not.toHaveBeenCalled();
  },
);

test('quality E1: a page in an incomplete language has the default language as canonical and is not listed', () => {
  expect(alternatesOf('/contents/korga-1', { site, locale: 'uz' }, ['ru', 'kk'])).toEqual({
    canonical: '/contents/korga-1',
    languages: {
      ru: '/contents/korga-1',
      kk: '/contents/korga-1?lang=kk',
      'x-default': '/contents/korga-1',
    },
  });
});

test.each([
  ['taspa', true],
  ['almatv', true],
  ['taspa~browser~child', false],
  ['taspa~webview', false],
  ['taspa~embed', false],
  ['taspa~account_mobile', false],
])('quality E3: pages of %s may be indexed: %s', (id, expected) =>
  expect(isIndexed(readSiteVariant(id) as SiteVariant)).toBe(expected),
);
