import { routes } from '@/lib/shared/routes';

/** On a link of a menu, which is marked where it leads to the page that is shown. */
export const MENU_LINK_ATTRIBUTE = 'data-menu-link';

/** Whether the current address is this page or one below it; the free channels are channels, too. */
export function isWithin(path: string | null, href: string): boolean {
  const page = path === routes.freeChannels() ? routes.channels() : path;
  return href === '/' ? page === '/' : page === href || Boolean(page?.startsWith(`${href}/`));
}
