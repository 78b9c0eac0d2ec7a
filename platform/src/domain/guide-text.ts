import type { Localized } from '../origin/catalogue.ts';

/** A text of a guide: in some of our languages, or in an unnamed one. */
export type GuideText = Partial<Localized> & { other?: string };

/**
 * The languages that replace a missing one: Kazakh and Uzbek viewers get Russian before English, the
 * others English before the rest.
 */
const INSTEAD: Record<keyof Localized, readonly (keyof GuideText)[]> = {
  ru: ['ru', 'other', 'kk', 'en', 'uz'],
  kk: ['kk', 'ru', 'other', 'en', 'uz'],
  en: ['en', 'other', 'ru', 'kk', 'uz'],
  uz: ['uz', 'ru', 'other', 'en', 'kk'],
};

/** The text in all languages of the product; missing ones are replaced by another. */
export function inAllLanguages(text: GuideText | undefined): Localized {
  const pick = (locale: keyof Localized) => {
    const key = INSTEAD[locale].find((one) => text?.[one]);
    return (key && text?.[key]) ?? '';
  };
  return { ru: pick('ru'), kk: pick('kk'), en: pick('en'), uz: pick('uz') };
}
