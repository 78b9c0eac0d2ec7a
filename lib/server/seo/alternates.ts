import type { Metadata } from 'next';
import { type Locale, localeTags } from '@/lib/shared/i18n/locales';
import { routes } from '@/lib/shared/routes';
import type { Site } from '@/lib/shared/sites/sites';

/**
 * The address of a page in a language: the bare address is the site's default language (DESIGN section 4).
 */
export function addressIn(path: string, locale: Locale, site: Site): string {
  return locale === site.defaultLocale ? path : routes.inLanguage(path, locale);
}

/**
 * Addresses of a page for search engines (DESIGN section 4): each language has its own canonical address, and
 * each lists all other languages in which the page is `complete` (quality E1). In an incomplete language the
 * default language is canonical.
 */
export function alternatesOf(
  path: string,
  { site, locale }: { site: Site; locale: Locale },
  complete: readonly Locale[] = site.locales,
): Metadata['alternates'] {
  const own = complete.includes(locale) ? locale : site.defaultLocale;
  return {
    canonical: addressIn(path, own, site),
    languages: {
      ...Object.fromEntries(
        complete.map((language) => [localeTags[language], addressIn(path, language, site)]),
      ),
      'x-default': path,
    },
  };
}
