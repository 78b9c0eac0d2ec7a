import { FILTERED_PAGE } from '@/lib/rules/filters/inner-path';
import { GUIDE_PAGE } from '@/lib/rules/guide/address';
import { isWithin, MENU_LINK_ATTRIBUTE } from '@/lib/rules/pages/current-page';
import { partsOfInner } from '@/lib/shared/inner-path';
import { routes } from '@/lib/shared/routes';

const MENU_LINK = new RegExp(`<a (?=[^>]*\\s${MENU_LINK_ATTRIBUTE}="")(?=[^>]*\\shref="([^"]*)")`, 'g');

/**
 * Marks the links of the menus that lead to this page (spec 3 §2 Header): a page may wait for its viewer before its scripts run.
 *
 * @param path the inner path of the page: `/taspa/ru/movies`
 */
export function withCurrentLinks(html: string, path: string): string {
  const page = publicPath(path);
  return html.replace(MENU_LINK, (link, href: string) =>
    isWithin(page, href) ? `${link}aria-current="page" ` : link,
  );
}

/** The address of a page in browsers, without its query: the guide is a view of the channels, and filtered titles are one of their list. */
function publicPath(inner: string): string {
  const [first = '', ...rest] = partsOfInner(inner);
  if (first === GUIDE_PAGE) return routes.channels();
  return `/${(first === FILTERED_PAGE ? rest : [first, ...rest]).join('/')}`;
}
