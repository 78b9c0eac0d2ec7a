import 'server-only';
import type { Reader } from '@/lib/audience/audience';
import { LOCALE_PARAM, type Locale, localeNames, localeTags } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/i18n/words';
import { listRowsets } from '@/lib/platform/rowsets';
import { routes } from '@/lib/routes';
import type { Site } from '@/lib/sites/sites';
import type { LanguageLink, MenuPage } from './view';

/** Pages that are not places of the menu: the home page has the logo, search its icon (spec 2 §2). */
const NOT_IN_MENU = ['startpage', 'search'];

/** The viewer's own page; hidden from child profiles and guests (spec 2 §2, §6, spec 3 §2, §6). */
export const MY_PAGE_ID = 1000;

/** Addresses of templates that have a screen of their own. */
function hrefOf(template: string, slug: string): string {
  return template.startsWith('tvchannels') ? routes.channels() : routes.page(slug);
}

/**
 * The menu, built from the rowsets. Without an answer the pages do without a menu: it is no reason to show nothing
 * (facts/quality.md F02).
 */
export async function loadMenu(reader: Reader): Promise<MenuPage[]> {
  const { channels } = wordsOf(reader.locale).shell;
  const pages = await listRowsets(reader).catch(() => []);
  const menu = pages
    .filter(({ template }) => !NOT_IN_MENU.includes(template) && template !== 'outer_link')
    .filter(({ id }) => reader.audience === 'everyone' || id !== MY_PAGE_ID)
    .map((page) => ({
      id: String(page.id),
      href: hrefOf(page.template, page.slug),
      title: page.title,
      isExternal: false,
      isOwn: page.id === MY_PAGE_ID,
    }));
  const hasChannels = menu.some((page) => page.href === routes.channels());
  // Live television is a place of its own, whether or not the platform lists a page for it.
  if (hasChannels) return menu;
  const television = { id: 'channels', href: routes.channels(), title: channels };
  return [{ ...television, isExternal: false, isOwn: false }, ...menu];
}

/** The same page in the other languages; a relative address means "this page" wherever the header stands. */
export function languageLinks(site: Site, current: Locale): LanguageLink[] {
  return site.locales.map((locale) => ({
    locale,
    tag: localeTags[locale],
    name: localeNames[locale],
    href: `?${LOCALE_PARAM}=${locale}`,
    isCurrent: locale === current,
  }));
}
