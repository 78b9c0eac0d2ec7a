import 'server-only';
import { notFound } from 'next/navigation';
import { locale as rootLocale, site as rootSite } from 'next/root-params';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { type Site, siteById } from './sites';

export interface Face {
  site: Site;
  locale: Locale;
}

/**
 * The brand and language of the page being rendered. Ask first in every page: an internal address that was typed
 * by hand (`/favicon.ico` lands on `[site]`) is refused before the platform hears of it (facts/stack.md 4.1).
 */
export async function currentFace(): Promise<Face> {
  const site = siteById((await rootSite()) ?? '');
  const locale = await rootLocale();
  if (!site || !isLocale(locale) || !site.locales.includes(locale)) notFound();
  return { site, locale };
}
