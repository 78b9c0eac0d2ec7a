import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { hasSession, hasUserSession } from './known';

/** The current viewer, as far as the header needs it. */
export interface Viewer {
  state: 'none' | 'guest' | 'user';
  name: string | null;
  phone: string | null;
  /** The active profile; undefined until the server has answered. */
  profile?: ViewerProfile | null;
  /** The user did not log out: the device was removed (spec 1 §4), and they are asked to log in again. */
  isSignedOut?: boolean;
}

export interface ViewerProfile {
  id: string;
  name: string;
  /** The name is the platform's, in the language of the login. */
  isUnnamed?: boolean | undefined;
  role: 'adult' | 'child';
  icon: string | null;
}

// One page has one viewer. Every catalogue page contains this code, so it is small (DESIGN section 10).
let viewer: Viewer | null = null;
let loading: Promise<void> | null = null;
let turn = 0;
const listeners = new Set<() => void>();

export const currentViewer = (): Viewer | null => viewer;

/** Another number for another viewer: after a login, a logout or another profile, in any tab. */
export const viewerTurn = (): number => turn;

/** A message between tabs: the new viewer, or a purchase. */
type News = Viewer | { bought: PurchaseSubject };

let tabs: BroadcastChannel | null = null;

/** Receives changes of this tab and of others. Browser only. */
export function onViewerChange(listener: () => void): () => void {
  if (!tabs && typeof BroadcastChannel === 'function') {
    tabs = new BroadcastChannel('taspa-who');
    tabs.onmessage = ({ data }: MessageEvent<News>) => {
      if (!('bought' in data)) become(data, viewer === null || isAnother(viewer, data));
      // The code for purchases loads with the first message about one.
      else
        import('./bought').then(
          ({ receiveBought }) => receiveBought(data.bought),
          () => {},
        );
    };
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The viewer logged in or out: every tab of this browser shows it. */
export function setViewer(next: Viewer): void {
  become(next);
  broadcastToTabs(next);
}

/** Sends a message to all other tabs of this browser. */
export function broadcastToTabs(news: News): void {
  tabs?.postMessage(news);
}

/** Removes the data of the user and offers the login, in every tab (spec 1 §4). */
export function endLostSession(): void {
  if (viewer !== null && viewer.state !== 'user') return;
  const state = hasSession() ? 'guest' : 'none';
  setViewer({ state, name: null, phone: null, profile: null, isSignedOut: true });
}

/**
 * Starts a session and detects that the user has lost theirs: a user was logged in before, but the cookie no longer
 * says so. It runs within the session lock, so that a logout is not mistaken for a loss.
 */
export async function withLostSessionDetection<T>(start: () => Promise<T>): Promise<T> {
  const wasUser = hasUserSession();
  try {
    return await start();
  } finally {
    if ((wasUser || viewer?.state === 'user') && !hasUserSession()) endLostSession();
  }
}

function become(next: Viewer, isNew = isAnother(viewer, next)): void {
  const before = viewer?.state ?? (next.isSignedOut ? 'user' : null);
  const isOther = isNew || Boolean(next.isSignedOut);
  viewer = next;
  if (isOther) turn += 1;
  for (const listener of listeners) listener();
  if (!isOther) return;
  // When the script fails to load, the next load of the page has the same effect.
  import('./forget-viewer-data').then(
    ({ forgetViewerData, promptLogin }) => {
      forgetViewerData(before, next.state);
      if (next.isSignedOut) promptLogin();
    },
    () => {},
  );
}

/**
 * Whether the viewer is another one than before: login, logout or another profile. An unknown earlier viewer
 * does not count.
 */
function isAnother(before: Viewer | null, next: Viewer): boolean {
  if (before === null) return false;
  const hasOther = before.profile && next.profile && before.profile.id !== next.profile.id;
  return before.state !== next.state || Boolean(hasOther);
}

/**
 * Loads the viewer once a document, and only in a browser with a session; without an answer the page shows a
 * guest until a later attempt succeeds.
 */
export function loadViewer(): Promise<void> {
  // A login does not contain the profile.
  const isKnown = viewer && (viewer.state !== 'user' || viewer.profile !== undefined);
  if (isKnown || !hasSession()) return Promise.resolve();
  const before = viewer;
  const wasUser = hasUserSession();
  let isOutdated = false;
  // Pages of viewers without a session do not load this call.
  loading ??= import('./fetch-viewer')
    .then(({ fetchViewer }) => fetchViewer())
    .then((answer) => {
      // A login in the meantime is newer than the answer.
      isOutdated = viewer !== before;
      if (isOutdated) return;
      if (wasUser && answer.state !== 'user') endLostSession();
      else become(answer);
    })
    .catch(loadLater)
    .finally(() => {
      loading = null;
      // A login in another tab does not contain the profile either.
      return isOutdated ? loadViewer() : undefined;
    });
  return loading;
}

/** Tries again when the connection is back, or when the page becomes visible. */
function loadLater(): void {
  const controller = new AbortController();
  const again = () => {
    controller.abort();
    loadViewer();
  };
  for (const sign of ['online', 'focus']) addEventListener(sign, again, { signal: controller.signal });
}
