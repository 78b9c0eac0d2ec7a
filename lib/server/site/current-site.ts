import 'server-only';
import { notFound } from 'next/navigation';
import { locale as rootLocale, site as rootSite } from 'next/root-params';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { readSiteVariant, type SiteVariant } from '@/lib/shared/sites/site-context';

export interface SiteContext extends SiteVariant {
  locale: Locale;
  /** As readers of platform answers need it (`AudienceContext`). */
  hidden?: readonly string[];
}

/**
 * The brand and language of the rendered page. Called first in every page, so that an inner address that was
 * typed by hand (`/favicon.ico` matches `[site]`) is refused without calling the platform (stack 4.1).
 */
export async function currentSiteContext(): Promise<SiteContext> {
  const siteVariant = readSiteVariant((await rootSite()) ?? '');
  const locale = await rootLocale();
  if (!siteVariant || !isLocale(locale) || !siteVariant.site.locales.includes(locale)) notFound();
  return { ...siteVariant, locale, hidden: siteVariant.site.hiddenContents };
}
