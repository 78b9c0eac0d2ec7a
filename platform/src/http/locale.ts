import Negotiator from 'negotiator';
import type { Localized } from '../origin/catalogue.ts';

export type Locale = keyof Localized;

/** The default comes first: it is used when we have none of the caller's languages. */
export const locales = ['ru', 'kk', 'en', 'uz'] as const satisfies readonly Locale[];
const fallback: Locale = 'ru';

/** The language of a page that a person opens: the one that its address names, else that of the browser. */
export const pageLocale = ({ query, locale }: { query: { lang?: string }; locale: Locale }): Locale =>
  locales.find((one) => one === query.lang) ?? locale;

/** Longer than any browser sends; a longer header is an attack on our time. */
const LONGEST_HEADER = 512;

/** Picks the language from an Accept-Language header, by weight, then by order. */
export function pickLocale(header: string | undefined): Locale {
  if (!header) return fallback;
  const headers = { 'accept-language': header.slice(0, LONGEST_HEADER) };
  const wanted = new Negotiator({ headers }).language([...locales]);
  return locales.find((locale) => locale === wanted) ?? fallback;
}
