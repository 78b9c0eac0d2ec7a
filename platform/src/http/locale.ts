import type { Localized } from '../origin/catalogue.ts';

export type Locale = keyof Localized;

/** The default comes first: it answers when nothing the caller speaks is ours. */
export const locales = ['ru', 'kk', 'en', 'uz'] as const satisfies readonly Locale[];
const fallback: Locale = 'ru';

function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** Picks the language from an Accept-Language header, by weight, then by order. */
export function pickLocale(header: string | undefined): Locale {
  if (!header) return fallback;
  let best: Locale | null = null;
  let bestWeight = 0;
  for (const range of header.slice(0, 512).split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const language = tag.trim().split('-')[0] ?? '';
    if (!isLocale(language)) continue;
    const given = parameters.map((part) => part.trim()).find((part) => part.startsWith('q='));
    const weight = given ? Number(given.slice(2)) : 1;
    if (weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best ?? fallback;
}
