import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { SiteVariant } from '@/lib/shared/sites/site-context';
import type { Site } from '@/lib/shared/sites/sites';
import { withTimeout } from '@/lib/shared/with-timeout';
import { isIndexed } from './indexing';

/** Nobody waits for the other languages of a page longer than for its parts (quality F02). */
const PATIENCE_MS = 1_000;

interface Texts {
  title: string;
  description: string | null;
}

/**
 * What the platform writes in, and answers with where it has no translation; it names the language of no text, so a text
 * in another language that is the same was not translated.
 */
const SOURCE: Locale = 'ru';

/** Pages of a site whose languages are remembered. */
const MOST_KNOWN = 10_000;

const known = new LRUCache<string, readonly Locale[]>({ max: MOST_KNOWN });

/**
 * Languages in which the page at `path` is worth finding (quality E1): only those in which it has a title and a
 * description of its own. Only a page that search engines may have is asked about. Without an answer in time it is what
 * was known last, so that a slow moment changes nothing; before any answer, all of them.
 */
export async function completeLocales(
  siteContext: SiteVariant,
  path: string,
  read: (locale: Locale) => Promise<Texts>,
): Promise<readonly Locale[]> {
  const { site } = siteContext;
  if (!isIndexed(siteContext)) return site.locales;
  const key = `${site.id} ${path}`;
  const reading = Promise.all(site.locales.map(async (locale) => [locale, await read(locale)] as const));
  // Who comes too late for this page is there for the next.
  const finding = reading.then((answers) => remember(key, translated(site, answers)));
  return (await withTimeout(finding, PATIENCE_MS)) ?? known.get(key) ?? site.locales;
}

function translated(site: Site, answers: ReadonlyArray<readonly [Locale, Texts]>): readonly Locale[] {
  const originals: readonly Locale[] = [site.defaultLocale, SOURCE];
  const written = answers.flatMap(([locale, { description }]) =>
    originals.includes(locale) && description ? [description] : [],
  );
  // Where nobody writes descriptions at all, the words around them are translated all the same.
  if (written.length === 0) return site.locales;
  const complete = answers.filter(
    ([locale, { title, description }]) =>
      locale === site.defaultLocale ||
      (title !== '' && Boolean(description) && (locale === SOURCE || !written.includes(description ?? ''))),
  );
  return complete.map(([locale]) => locale);
}

function remember(key: string, locales: readonly Locale[]): readonly Locale[] {
  known.set(key, locales);
  return locales;
}

/** How Open Graph writes a language: with a country. */
export const openGraphLocales: Record<Locale, string> = {
  ru: 'ru_RU',
  kk: 'kk_KZ',
  en: 'en_US',
  uz: 'uz_UZ',
};
