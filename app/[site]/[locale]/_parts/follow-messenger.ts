import { findMessenger, type Launch, type Messenger, type Theme } from '@/lib/client/browser/messenger';
import { showAlert } from '@/lib/client/modals/alert';
import { logIn } from '@/lib/client/session/login';
import { hasUserSession } from '@/lib/client/viewer/known';
import { setViewer } from '@/lib/client/viewer/viewer';
import { readableOn } from '@/lib/shared/contrast';
import { PlatformError } from '@/lib/shared/platform-error';
import { accentTokens } from '@/lib/shared/sites/accent';

/** The background of our pages, and the lightest one that the accent is read on (`styles/tokens.scss`). */
const GROUND = '#080b14';
const LIGHTEST_GROUND = '#242a3b';

/** For the further documents of this tab, whose addresses no longer have them. */
const THEME_KEY = 'taspa:messenger-theme';

/** Tells the messenger our colours, takes its accent, and logs in who opened the mini-app. */
export function startMessenger(origins: readonly string[], launch: Launch | null): Messenger | null {
  if (launch?.theme) sessionStorage.setItem(THEME_KEY, JSON.stringify(launch.theme));
  applyAccent(launch?.theme ?? storedTheme());
  const messenger = findMessenger(window, origins);
  // In an ordinary browser a link would log its reader in as whoever wrote it.
  if (messenger && launch?.initData) void enter(launch.initData);
  messenger?.send({ type: 'web_app_set_header_color', data: { color: GROUND } });
  messenger?.send({ type: 'web_app_set_background_color', data: { color: GROUND } });
  messenger?.send({ type: 'web_app_expand' });
  messenger?.send({ type: 'web_app_ready' });
  return messenger;
}

/** Follows its back button and its colours. @returns ends it */
export function followMessenger(messenger: Messenger): () => void {
  return messenger.listen((news) => {
    if (news.event === 'back') history.back();
    else applyAccent(news.theme);
  });
}

/** Our backgrounds stay dark, so the messenger's colour is made light enough for them. */
function applyAccent(theme: Theme | null): void {
  if (!theme?.button_color) return;
  const tokens = accentTokens(readableOn(theme.button_color, LIGHTEST_GROUND));
  for (const [name, value] of Object.entries(tokens)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
}

function storedTheme(): Theme | null {
  try {
    return JSON.parse(sessionStorage.getItem(THEME_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** A viewer who is logged in stays: a link must not switch the account. */
async function enter(initData: string): Promise<void> {
  if (hasUserSession()) return;
  try {
    setViewer((await logIn({ initData })).viewer);
  } catch (error) {
    // The viewer goes on as a guest and can log in by phone; where no bot is known, nothing was promised.
    if (error instanceof PlatformError && error.status !== 404) showAlert(error.message, 'failure');
  }
}
