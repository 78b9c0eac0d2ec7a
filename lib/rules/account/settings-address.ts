import { routes } from '@/lib/shared/routes';

/** What a language is chosen for: `/settings/language/{id}`, and `/settings/{id}` (spec 3 §2). */
export const LANGUAGE_IDS = ['interface', 'audiotracks', 'texttracks'] as const;

/** Spec 3 §2 "Settings page": `/settings/{id}`. */
export const SETTINGS_IDS = [
  'account',
  'subscriptions',
  'payment',
  'devices',
  'info',
  'parental',
  'language',
  ...LANGUAGE_IDS,
] as const;

export type LanguageId = (typeof LANGUAGE_IDS)[number];
type SettingsId = (typeof SETTINGS_IDS)[number];
/** `home` is the screen without an id. */
export type SettingsScreen = 'home' | SettingsId;

const isOneOf = <Id extends string>(ids: readonly Id[], id: string): id is Id =>
  (ids as readonly string[]).includes(id);

/** The screen of an address; null for all other addresses. */
export function settingsScreen(pathname: string): SettingsScreen | null {
  const [first, id, list, ...rest] = pathname.split('/').filter(Boolean);
  if (first !== 'settings' || rest.length > 0) return null;
  if (id === undefined) return 'home';
  if (list !== undefined) return id === 'language' && isOneOf(LANGUAGE_IDS, list) ? list : null;
  return isOneOf(SETTINGS_IDS, id) ? id : null;
}

/** Spec 3 §2: back goes one settings level up; null at the top. */
export function screenAbove(screen: SettingsScreen): SettingsScreen | null {
  if (screen === 'home') return null;
  if (screen === 'account') return 'home';
  return isOneOf(LANGUAGE_IDS, screen) ? 'language' : 'account';
}

export function screenAddress(screen: SettingsScreen): string {
  if (screen === 'home') return routes.settings();
  return isOneOf(LANGUAGE_IDS, screen) ? routes.settingsLanguage(screen) : routes.settings(screen);
}
