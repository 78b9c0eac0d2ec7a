import type { Metadata } from 'next';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';
import type { Site } from '@/lib/sites/sites';

/**
 * Addresses of a page for search engines (DESIGN section 4): each language is canonical under its own address, and every
 * address names all the others. The bare address is the site's default language.
 */
export function alternatesOf(path: string, face: { site: Site; locale: Locale }): Metadata['alternates'] {
  const { site, locale } = face;
  const addressOf = (language: Locale) =>
    language === site.defaultLocale ? path : routes.inLanguage(path, language);
  return {
    canonical: addressOf(locale),
    languages: {
      ...Object.fromEntries(site.locales.map((language) => [localeTags[language], addressOf(language)])),
      'x-default': path,
    },
  };
}
