import type { Localized } from '../origin/catalogue.ts';

/** A text as a guide has it: in some of our languages, or in one that it does not name. */
export type Said = Partial<Localized> & { other?: string };

/**
 * Whose text a reader gets who has none in the own language: Kazakh and Uzbek viewers read Russian before English, the
 * others English before the rest.
 */
const INSTEAD: Record<keyof Localized, readonly (keyof Said)[]> = {
  ru: ['ru', 'other', 'kk', 'en', 'uz'],
  kk: ['kk', 'ru', 'other', 'en', 'uz'],
  en: ['en', 'other', 'ru', 'kk', 'uz'],
  uz: ['uz', 'ru', 'other', 'en', 'kk'],
};

/** The text in all languages of the product; what is missing is taken from another. */
export function inAllLanguages(said: Said | undefined): Localized {
  const pick = (locale: keyof Localized) => {
    const key = INSTEAD[locale].find((one) => said?.[one]);
    return (key && said?.[key]) ?? '';
  };
  return { ru: pick('ru'), kk: pick('kk'), en: pick('en'), uz: pick('uz') };
}
