import { backOrHome } from '@/lib/client/browser/back-or-home';
import { isFirstEntry } from '@/lib/client/browser/first-entry';
import { launchFields } from '@/lib/client/browser/launch-hash';
import { findMessenger, type Launch, type Messenger, type Theme } from '@/lib/client/browser/messenger';
import { readStoredJson, writeStored } from '@/lib/client/browser/storage';
import { showError } from '@/lib/client/errors/show-error';
import { closeModal } from '@/lib/client/modals/close';
import { logIn } from '@/lib/client/session/login';
import { askHeldBackLogin } from '@/lib/client/viewer/access-denied';
import { hasUserSession } from '@/lib/client/viewer/known';
import { setViewer } from '@/lib/client/viewer/viewer';
import { readModalAddress } from '@/lib/rules/modals/address';
import { readableOn } from '@/lib/shared/contrast';
import { PlatformError } from '@/lib/shared/platform-error';
import { accentTokens } from '@/lib/shared/sites/accent';

/** For the further documents of this tab, whose addresses no longer have them. */
const THEME_KEY = 'taspa:messenger-theme';

/** Tells the messenger our colours, takes its accent, and logs in who opened the mini-app. */
export function startMessenger(origins: readonly string[], launch: Launch | null): Messenger | null {
  if (launch?.theme) writeStored('session', THEME_KEY, JSON.stringify(launch.theme));
  applyAccent(launch?.theme ?? (readStoredJson('session', THEME_KEY) as Theme | null));
  const messenger = findMessenger(window, origins);
  // In an ordinary browser a link would log its reader in as whoever wrote it.
  if (launch) void enter(messenger ? launch.initData : null);
  const color = token('--ground');
  messenger?.send({ type: 'web_app_set_header_color', data: { color } });
  messenger?.send({ type: 'web_app_set_background_color', data: { color } });
  messenger?.send({ type: 'web_app_expand' });
  messenger?.send({ type: 'web_app_ready' });
  return messenger;
}

/** Follows its back button and its colours. @returns ends it */
export function followMessenger(messenger: Messenger): () => void {
  return messenger.listen((news) => {
    if (news.event === 'back') goBack();
    else applyAccent(news.theme);
  });
}

/** A modal that the page was opened with has no step back: it is closed in its place. */
function goBack(): void {
  if (isFirstEntry() && readModalAddress(location.hash)) void closeModal();
  else backOrHome();
}

/** A colour of this page: pages for children have others (`styles/tokens.scss`). */
const token = (name: '--ground' | '--surface-3') =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Our backgrounds stay dark, so the messenger's colour is made light enough for the lightest of them. */
function applyAccent(theme: Theme | null): void {
  if (!theme?.button_color) return;
  const tokens = accentTokens(readableOn(theme.button_color, token('--surface-3')));
  for (const [name, value] of Object.entries(tokens)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
}

/**
 * A link must not change the account, so a logged-in viewer stays. The start data stay in the address until the login is answered
 * (no other login opens meanwhile: `askLogin` in `access-denied.ts`), and are then removed, because others could read them.
 */
async function enter(initData: string | null): Promise<void> {
  const isWanted = initData !== null && !hasUserSession();
  const entered = isWanted ? await logIn({ initData }).catch(sayWhy) : null;
  if (launchFields(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
  if (entered) setViewer(entered.viewer);
  else askHeldBackLogin();
}

/** The viewer continues as a guest and can log in by phone. Without a bot of this site (404) no login was offered, so nothing is said. */
function sayWhy(error: unknown): null {
  if (error instanceof PlatformError && error.status !== 404) showError(error, 'icon');
  return null;
}
