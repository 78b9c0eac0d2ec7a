import { isKnownViewer, isPersonKnown } from './known';

/** Who is watching, as far as a header needs to know. */
export interface Viewer {
  state: 'none' | 'guest' | 'user';
  name: string | null;
  phone: string | null;
  /** Which of their profiles is in use; undefined until the server was asked. */
  profile?: ViewerProfile | null;
  /** The person did not leave: their device is not known any more (spec 1 §4), and they are asked in again. */
  isSignedOut?: boolean;
}

export interface ViewerProfile {
  id: string;
  name: string;
  role: 'adult' | 'child';
  icon: string | null;
}

// One page, one viewer. Small on purpose: every catalogue page carries it (DESIGN section 10).
let who: Viewer | null = null;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

export const currentViewer = (): Viewer | null => who;

let tabs: BroadcastChannel | null = null;

/** Hears of this tab's changes and of other tabs'. Browser only. */
export function onViewerChange(listener: () => void): () => void {
  if (!tabs && typeof BroadcastChannel === 'function') {
    tabs = new BroadcastChannel('taspa-who');
    tabs.onmessage = ({ data }: MessageEvent<Viewer>) => become(data, who === null || isAnother(who, data));
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody came or left: every tab of this browser shows it. */
export function setViewer(next: Viewer): void {
  become(next);
  tabs?.postMessage(next);
}

/** What this browser still shows of a person goes, and their login is offered, in every tab (spec 1 §4). */
export function signedOut(): void {
  if (who !== null && who.state !== 'user') return;
  const state = isKnownViewer() ? 'guest' : 'none';
  setViewer({ state, name: null, phone: null, profile: null, isSignedOut: true });
}

/**
 * Does what begins a session, and notices who was lost by it: a person was there before, and the browser's cookie knows of
 * none any more. Within the session's lock, so that nobody has logged out meanwhile.
 */
export async function noticingLoss<T>(begin: () => Promise<T>): Promise<T> {
  const wasPerson = isPersonKnown();
  try {
    return await begin();
  } finally {
    if ((wasPerson || who?.state === 'user') && !isPersonKnown()) signedOut();
  }
}

function become(next: Viewer, isNew = isAnother(who, next)): void {
  const before = who?.state ?? (next.isSignedOut ? 'user' : null);
  who = next;
  for (const listener of listeners) listener();
  if (!isNew && !next.isSignedOut) return;
  // Without it the next load of the page is as good.
  import('./forget-person').then(
    ({ forgetPerson, offerLogin }) => {
      forgetPerson(before, next.state);
      if (next.isSignedOut) offerLogin();
    },
    () => {},
  );
}

/** Somebody came, left, or handed the device to another of the family; who was not known before was nobody else. */
function isAnother(before: Viewer | null, next: Viewer): boolean {
  if (before === null) return false;
  const hasOther = before.profile && next.profile && before.profile.id !== next.profile.id;
  return before.state !== next.state || Boolean(hasOther);
}

/**
 * Asks once a document, and only in a browser that has a session; without an answer the viewer looks like a guest until it
 * can be had.
 */
export function loadViewer(): Promise<void> {
  // A login does not tell the profile.
  const isKnown = who && (who.state !== 'user' || who.profile !== undefined);
  if (isKnown || !isKnownViewer()) return Promise.resolve();
  const before = who;
  const wasPerson = isPersonKnown();
  // Pages of whoever has no session do not carry the call.
  asking ??= import('./fetch-viewer')
    .then(({ fetchViewer }) => fetchViewer())
    .then((answer) => {
      // Whoever came in meanwhile is newer than the answer.
      if (who !== before) return;
      if (wasPerson && answer.state !== 'user') signedOut();
      else become(answer);
    })
    .catch(askLater)
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Once the connection is back, or somebody looks at the page again. */
function askLater(): void {
  const heard = new AbortController();
  const again = () => {
    heard.abort();
    loadViewer();
  };
  for (const sign of ['online', 'focus']) addEventListener(sign, again, { signal: heard.signal });
}
