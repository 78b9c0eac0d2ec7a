import { documentHome } from '@/lib/client/browser/of-document';
import { settingsScreen } from '@/lib/rules/account/settings-address';
import { LOCALE_PARAM } from '@/lib/shared/i18n/locales';
import { withSearch } from '@/lib/shared/with-search';

/**
 * The screens of the settings change in the browser, each with its own history entry. The state of the entry says how
 * the viewer reached the screen. Browser only.
 */
interface SettingsEntry {
  /** How many entries the settings have below this one; null: they were opened as a page of their own. */
  depth: number | null;
  /** The address of the screen before. */
  from: string | null;
}

const here = (): SettingsEntry => history.state?.settings ?? { depth: null, from: null };

/** The settings lie over a page: its entry is the saved address (spec 3 §2). */
export function markOverlay(): void {
  if (!history.state?.settings) history.replaceState({ settings: { depth: 0, from: null } }, '');
}

export function openScreen(href: string): void {
  const { depth } = here();
  const entry: SettingsEntry = { depth: depth === null ? null : depth + 1, from: location.pathname };
  history.pushState({ settings: entry }, '', href);
}

/**
 * One level up: back in the history if the viewer came from there, else a new entry. No entry is replaced, because the one
 * above it in the history says where it came from.
 */
export function openAbove(href: string): void {
  if (here().from === href) history.back();
  else openScreen(href);
}

/** Leaves to the page below, or opens the saved address where there is none. */
export function leaveSettings(open: (href: string) => void): void {
  const { depth } = here();
  const [nearest, ...others] = entriesBelow();
  if (depth !== null) history.go(-(depth + 1));
  // An entry of another document is opened by its address: its browser could show this page later as it was left.
  else if (nearest?.sameDocument && isElsewhere(nearest.url)) history.back();
  else open(savedAddress([nearest?.url, ...others.map(({ url }) => url), document.referrer]));
}

/** The pages of this site below this one in the history, the nearest first. Not every browser has the Navigation API. */
function entriesBelow(): NavigationHistoryEntry[] {
  const entries = window.navigation?.entries() ?? [];
  return entries.slice(0, window.navigation?.currentEntry?.index ?? 0).reverse();
}

/** The nearest page outside of the settings. The last candidate is the page with the link to them, before scripts had loaded. Else home. */
function savedAddress(candidates: Address[]): string {
  const saved = candidates.find(isElsewhere);
  if (!saved) return documentHome();
  const { pathname, searchParams } = new URL(saved);
  // The language may have been changed since.
  searchParams.delete(LOCALE_PARAM);
  return withSearch(pathname, searchParams);
}

type Address = string | null | undefined;

/** A page of this site, and neither this one, perhaps in another language, nor a screen of the settings. */
function isElsewhere(address: Address): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname !== location.pathname && !settingsScreen(pathname);
}
