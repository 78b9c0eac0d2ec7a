import { START_PAGE } from '@/lib/rules/catalogue/constants';
import 'server-only';
import { listRowsets, type RowsetPage } from '@/lib/platform/resources/rowsets';
import type { LanguageLink, MenuPage } from '@/lib/rules/pages/shell-view';
import type { SiteContext } from '@/lib/server/site/current-site';
import { LOCALE_PARAM, type Locale, localeNames, localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import type { Site } from '@/lib/shared/sites/sites';

/** Pages without a menu item: home has the logo, search its icon (spec 2 §2). */
const NOT_IN_MENU = [START_PAGE, 'search'];

/** The page of the viewer; hidden from child profiles and guests (spec 2 §2, §6, spec 3 §2, §6). */
export const MY_PAGE_ID = 1000;

/** Addresses of templates with their own screen; null has no link. */
function hrefOf({ template, slug, outside }: RowsetPage): string | null {
  if (template === 'outer_link') return outside;
  return template.startsWith('tvchannels') ? routes.channels() : routes.page(slug);
}

/**
 * The menu, built from the rowsets, with the links of a partner. Without an answer pages have no menu but are
 * shown (quality F02).
 */
export async function loadMenu({
  site,
  ...reader
}: AudienceContext & Pick<SiteContext, 'site'>): Promise<MenuPage[]> {
  const { shell, partnerPages } = wordsOf(reader.locale);
  const pages = await listRowsets(reader).catch(() => []);
  const menu = pages
    .filter(({ template }) => !NOT_IN_MENU.includes(template))
    .filter(({ id }) => reader.audience === 'everyone' || id !== MY_PAGE_ID)
    .flatMap((page) => {
      const href = hrefOf(page);
      const isExternal = page.template === 'outer_link';
      return href
        ? [{ id: String(page.id), href, title: page.title, isExternal, isOwn: page.id === MY_PAGE_ID }]
        : [];
    });
  const partner = site.menuLinks.map(({ page, href }) => ({
    id: page,
    href,
    title: partnerPages[page],
    isExternal: true,
    isOwn: false,
  }));
  // Live television always has a menu item, whether or not the platform lists a page for it.
  const television = { id: 'channels', href: routes.channels(), title: shell.channels };
  const hasChannels = menu.some((page) => page.href === television.href);
  const all = hasChannels ? menu : [{ ...television, isExternal: false, isOwn: false }, ...menu];
  return [...all, ...partner];
}

/** The same page in the other languages; a relative address means the current page wherever the header is. */
export function languageLinks(site: Site, current: Locale): LanguageLink[] {
  return site.locales.map((locale) => ({
    locale,
    tag: localeTags[locale],
    name: localeNames[locale],
    href: `?${LOCALE_PARAM}=${locale}`,
    isCurrent: locale === current,
  }));
}
