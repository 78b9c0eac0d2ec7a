import { settingsScreen } from '@/lib/rules/account/settings-address';
import { routes } from '@/lib/shared/routes';

/**
 * The screens of the settings change in the browser, each with its own history entry. The state of the entry says how
 * the viewer reached the screen. Browser only.
 */
interface Place {
  /** How many entries the settings have below this one; null: they were opened as a page of their own. */
  depth: number | null;
  /** The address of the screen before. */
  from: string | null;
}

const here = (): Place => history.state?.settings ?? { depth: null, from: null };

/** The settings lie over a page: its entry is the saved address (spec 3 §2). */
export function markOverlay(): void {
  if (!history.state?.settings) history.replaceState({ settings: { depth: 0, from: null } }, '');
}

export function openScreen(href: string): void {
  const { depth } = here();
  const place: Place = { depth: depth === null ? null : depth + 1, from: location.pathname };
  history.pushState({ settings: place }, '', href);
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
  if (depth === null) open(savedAddress());
  else history.go(-(depth + 1));
}

/** The page that a link to the settings was on, before scripts had loaded; else home. */
function savedAddress(): string {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  if (from?.origin !== location.origin || settingsScreen(from.pathname)) return routes.home();
  return from.pathname + from.search;
}
