/** Languages of the product (spec 1 §9: kazakh, russian, english, uzbek are kk, ru, en, uz). */
export const locales = ['ru', 'kk', 'en', 'uz'] as const;

export type Locale = (typeof locales)[number];

/** The language chosen by the viewer; a preference, not a secret (DESIGN section 5). */
export const LOCALE_COOKIE = 'taspa_lang';

/** `?lang=kk` is the indexable address of a language (DESIGN section 4). */
export const LOCALE_PARAM = 'lang';

/** BCP 47 tags: Uzbek is written in Latin script here. */
export const localeTags: Record<Locale, string> = { ru: 'ru', kk: 'kk', en: 'en', uz: 'uz-Latn' };

/** A language is listed under its own name in every interface language. */
export const localeNames: Record<Locale, string> = {
  ru: 'Русский',
  kk: 'Қазақша',
  en: 'English',
  uz: 'Oʻzbekcha',
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
