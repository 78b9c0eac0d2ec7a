import { firstSegment } from '@/lib/rules/session/exempt-paths';
import { routes } from '@/lib/shared/routes';

/**
 * Spec 3 §2 "Settings page": where each of its screens is. The account page has the person, the balance, the
 * languages and the devices; what has no screen of its own yet is nearest there, too.
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

/** Where an address below `/settings` leads: an unknown screen to all of them; null for other addresses. */
export function settingsPage(pathname: string): string | null {
  if (firstSegment(pathname) !== 'settings') return null;
  const screen = pathname.split('/')[2] ?? '';
  return (Object.hasOwn(SCREENS, screen) && SCREENS[screen]) || routes.account();
}
