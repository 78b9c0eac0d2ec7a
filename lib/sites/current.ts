import 'server-only';
import { notFound } from 'next/navigation';
import { locale as rootLocale, site as rootSite } from 'next/root-params';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { readSurface, type Surface } from './face';

export interface Face extends Surface {
  locale: Locale;
  /** As whoever reads the platform's answers wants to know it (`Reader`). */
  hidden?: readonly string[];
}

/**
 * The brand and language of the page being rendered. Ask first in every page: an internal address that was typed
 * by hand (`/favicon.ico` lands on `[site]`) is refused before the platform hears of it (facts/stack.md 4.1).
 */
export async function currentFace(): Promise<Face> {
  const surface = readSurface((await rootSite()) ?? '');
  const locale = await rootLocale();
  if (!surface || !isLocale(locale) || !surface.site.locales.includes(locale)) notFound();
  return { ...surface, locale, hidden: surface.site.hiddenContents };
}
