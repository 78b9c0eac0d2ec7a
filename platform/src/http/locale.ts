import Negotiator from 'negotiator';
import type { Localized } from '../origin/catalogue.ts';

export type Locale = keyof Localized;

/** The default comes first: it answers when nothing the caller speaks is ours. */
export const locales = ['ru', 'kk', 'en', 'uz'] as const satisfies readonly Locale[];
const fallback: Locale = 'ru';

/** Long enough for any browser; what is longer was written to keep us busy. */
const LONGEST_HEADER = 512;

/** Picks the language from an Accept-Language header, by weight, then by order. */
export function pickLocale(header: string | undefined): Locale {
  if (!header) return fallback;
  const headers = { 'accept-language': header.slice(0, LONGEST_HEADER) };
  const wanted = new Negotiator({ headers }).language([...locales]);
  return locales.find((locale) => locale === wanted) ?? fallback;
}
