import 'server-only';
import type { Locale } from '@/lib/shared/i18n/locales';

/** The name of a country by its ISO code. Not in browsers, which lack these names in Kazakh and Uzbek. */
export function countryName(country: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  } catch {
    return country;
  }
}
