import type { Locale } from '@/lib/i18n/locales';
import { alternatesOf } from '@/lib/seo/alternates';
import { isIndexed } from '@/lib/seo/indexing';
import { completeLocales } from '@/lib/seo/locales';
import { readSurface, type Surface } from '@/lib/sites/face';
import { siteByHost } from '@/lib/sites/sites';

const site = siteByHost('localhost');
const written = { title: 'Korga', description: 'A day.' };

function languages(texts: Partial<Record<Locale, { title: string; description: string | null }>>) {
  return completeLocales(site, async (locale) => texts[locale] ?? { title: '', description: null });
}

test('quality E1: only languages with a title and a description of their own are listed', async () => {
  const ru = { ...written, description: 'День.' };
  const own = { ru, kk: { ...written, description: 'Күн.' }, en: written };
  await expect(languages(own)).resolves.toEqual(['ru', 'kk', 'en']);
  // A copy of the default language is no translation.
  await expect(languages({ ...own, en: ru, uz: { title: '', description: 'Kun.' } })).resolves.toEqual([
    'ru',
    'kk',
  ]);
});

test('quality E1: where nothing is described, or nobody answers, all languages are listed', async () => {
  const bare = { title: 'Korga', description: null };
  await expect(languages({ ru: bare, kk: bare, en: bare, uz: bare })).resolves.toEqual(site.locales);
  await expect(completeLocales(site, () => Promise.reject(new Error('away')))).resolves.toEqual(site.locales);
});

test('quality E1: a page in a language that is not complete is canonical to the default one, and not listed', () => {
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
])('quality E3: pages of %s are for search engines: %s', (id, expected) =>
  expect(isIndexed(readSurface(id) as Surface)).toBe(expected),
);
