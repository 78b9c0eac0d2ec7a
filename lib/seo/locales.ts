import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { orLater } from '@/lib/or-later';
import type { Site } from '@/lib/sites/sites';

/** Nobody waits for the other languages of a page longer than for its parts (facts/quality.md F02). */
const PATIENCE_MS = 1_000;

interface Texts {
  title: string;
  description: string | null;
}

/**
 * Languages in which a page is worth finding (facts/quality.md E1): only those in which it has a title and a description
 * of its own. One whose texts are those of the default language was not translated. Without an answer, all of them.
 */
export async function completeLocales(
  site: Site,
  read: (locale: Locale) => Promise<Texts>,
): Promise<readonly Locale[]> {
  const reading = Promise.all(site.locales.map(async (locale) => [locale, await read(locale)] as const));
  const answers = await orLater(reading, PATIENCE_MS);
  if (!answers) return site.locales;
  const own = answers.find(([locale]) => locale === site.defaultLocale)?.[1];
  const complete = answers.filter(([locale, { title, description }]) => {
    if (locale === site.defaultLocale) return true;
    return title !== '' && Boolean(description) && description !== own?.description;
  });
  // Where nobody writes descriptions at all, the words around them are translated all the same.
  return own?.description ? complete.map(([locale]) => locale) : site.locales;
}

/** How Open Graph writes a language: with a country. */
export const openGraphLocales: Record<Locale, string> = {
  ru: 'ru_RU',
  kk: 'kk_KZ',
  en: 'en_US',
  uz: 'uz_UZ',
};
