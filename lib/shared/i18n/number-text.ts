/**
 * The language whose digits and separators a number gets. Browsers of the Chromium family have no data for Kazakh and Uzbek and
 * write them like English; both group and divide numbers as Russian does.
 */
const numberTag = (locale: string): string => (/^(kk|uz)/.test(locale) ? 'ru' : locale);

export function numberText(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(numberTag(locale), options).format(value);
}
