import 'server-only';
import { currentSiteContext } from '@/lib/server/site/current-site';
import type { Locale } from '@/lib/shared/i18n/locales';
import { addressIn } from './alternates';
import { absoluteOf } from './site-origin';
import type { Absolute } from './thing';

/** Of files, and of other sites: they have no language. */
const NO_PAGE = /^(?:\/brand\/|[^/])/;

/** The rendered page, and the languages in which it is complete (quality E1). */
interface OwnPage {
  path: string;
  locales: readonly Locale[];
}

/**
 * Makes addresses of pages absolute, on the host of the brand and in the language of the rendered page. That page
 * itself is named by its canonical address, which in an incomplete language is that of the default language.
 */
export async function absoluteUrlsOfSite(own?: OwnPage): Promise<Absolute> {
  const { site, locale } = await currentSiteContext();
  const absolute = absoluteOf(site);
  const ownLocale = own && !own.locales.includes(locale) ? site.defaultLocale : locale;
  return (path) =>
    absolute(NO_PAGE.test(path) ? path : addressIn(path, path === own?.path ? ownLocale : locale, site));
}
