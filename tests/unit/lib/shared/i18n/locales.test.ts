import { localeNames, locales, localeTags } from '@/lib/shared/i18n/locales';

test('spec 1 §9 Language mapping: kazakh, russian, english, uzbek map to kk, ru, en, uz', () => {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const mapped = locales.map((locale) => [english.of(locale)?.toLowerCase(), locale]);
  expect(Object.fromEntries(mapped)).toEqual({ kazakh: 'kk', russian: 'ru', english: 'en', uzbek: 'uz' });
  for (const locale of locales) {
    expect(localeTags[locale].split('-')[0]).toBe(locale);
    expect(localeNames[locale]).not.toBe('');
  }
});
