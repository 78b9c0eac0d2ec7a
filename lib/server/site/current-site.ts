import 'server-only';
import { notFound } from 'next/navigation';
import { locale as rootLocale, site as rootSite } from 'next/root-params';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { readSiteVariant, type SiteVariant } from '@/lib/shared/sites/site-context';

export interface SiteContext extends SiteVariant {
  locale: Locale;
  /** As whoever reads the platform's answers wants to know it (`Reader`). */
  hidden?: readonly string[];
}

/**
 * The brand and language of the page being rendered. Ask first in every page: an internal address that was typed
 * by hand (`/favicon.ico` lands on `[site]`) is refused before the platform hears of it (stack 4.1).
 */
export async function currentSiteContext(): Promise<SiteContext> {
  const siteVariant = readSiteVariant((await rootSite()) ?? '');
  const locale = await rootLocale();
  if (!siteVariant || !isLocale(locale) || !siteVariant.site.locales.includes(locale)) notFound();
  return { ...siteVariant, locale, hidden: siteVariant.site.hiddenContents };
}
