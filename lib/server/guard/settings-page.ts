import { firstSegment } from '@/lib/rules/session/exempt-paths';
import { routes } from '@/lib/shared/routes';

/**
 * Spec 3 §2 "Settings page": the target of each screen. The account page has user, balance, languages and
 * devices; screens that do not exist yet lead there too.
 */
const SCREENS: Readonly<Record<string, string>> = {
  account: routes.account(),
  subscriptions: routes.account(),
  payment: routes.account(),
  devices: routes.account(),
  info: routes.account(),
  parental: routes.parental(),
  language: routes.account(),
  interface: routes.account(),
  audiotracks: routes.account(),
  texttracks: routes.account(),
};

/**
 * The target of an address below `/settings`: an unknown screen leads to the account page; null for other
 * addresses.
 */
export function settingsPage(pathname: string): string | null {
  if (firstSegment(pathname) !== 'settings') return null;
  const screen = pathname.split('/')[2] ?? '';
  return (Object.hasOwn(SCREENS, screen) && SCREENS[screen]) || routes.account();
}
