import { isLocale, localeNames } from '@/lib/shared/i18n/locales';

/** A language under its own name, or, of languages without a dictionary, under its name in the language of the page. */
export function languageName(tag: string, locale: string): string {
  if (isLocale(tag)) return localeNames[tag];
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
