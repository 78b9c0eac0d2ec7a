import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { SiteVariant } from '@/lib/shared/sites/site-context';
import type { Site } from '@/lib/shared/sites/sites';
import { withTimeout } from '@/lib/shared/with-timeout';
import { isIndexed } from './indexing';

/** The longest wait of a page for its other languages (quality F02). */
const PATIENCE_MS = 1_000;

/** The texts that must be translated before a page counts as available in a language. */
export interface Texts {
  title: string;
  description: string | null;
}

/**
 * The language in which the platform writes and answers without a translation. Texts have no language mark,
 * so a text that is equal to this one counts as not translated.
 */
const SOURCE: Locale = 'ru';

/** Pages of a site whose languages are cached. */
const MOST_KNOWN = 10_000;

const known = new LRUCache<string, readonly Locale[]>({ max: MOST_KNOWN });

/**
 * Languages in which the page at `path` may be indexed (quality E1): only those with their own title and
 * description. Requested only for pages that may be indexed. Without an answer in time the last result is
 * used, so that a slow moment changes nothing; before any answer, all languages.
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
  // An answer that is too late for this page is used by the next one.
  const finding = reading.then((answers) => remember(key, translated(site, answers)));
  return (await withTimeout(finding, PATIENCE_MS)) ?? known.get(key) ?? site.locales;
}

/** The languages that have texts of their own. */
export function translated(site: Site, answers: ReadonlyArray<readonly [Locale, Texts]>): readonly Locale[] {
  const originals: readonly Locale[] = [site.defaultLocale, SOURCE];
  const written = answers.flatMap(([locale, { description }]) =>
    originals.includes(locale) && description ? [description] : [],
  );
  // When no text has a description, the other texts of the page are still translated.
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
