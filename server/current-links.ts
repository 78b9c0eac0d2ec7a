import { isWithin, MENU_LINK_ATTRIBUTE } from '@/lib/rules/pages/current-page';

const MENU_LINK = new RegExp(`<a (?=[^>]*\\s${MENU_LINK_ATTRIBUTE}="")(?=[^>]*\\shref="([^"]*)")`, 'g');

/**
 * Marks the links of the menus that lead to this page (spec 3 §2 Header): a page may wait for its viewer before its scripts run.
 *
 * @param path the inner path of the page: `/taspa/ru/movies`
 */
export function withCurrentLinks(html: string, path: string): string {
  const [, , , ...rest] = path.split('/');
  const page = `/${rest.join('/')}`;
  return html.replace(MENU_LINK, (link, href: string) =>
    isWithin(page, href) ? `${link}aria-current="page" ` : link,
  );
}
