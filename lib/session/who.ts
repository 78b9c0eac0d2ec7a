import { isKnownViewer } from './known';

/** Who is watching, as far as a header needs to know. */
export interface Who {
  state: 'none' | 'guest' | 'user';
  name: string | null;
  phone: string | null;
}

// One page, one viewer. Small on purpose: every catalogue page carries it (DESIGN section 10).
let who: Who | null = null;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

export const currentWho = (): Who | null => who;

export function onWho(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setWho(next: Who): void {
  who = next;
  for (const listener of listeners) listener();
}

/** Asks once a document, and only in a browser that has a session; without an answer the viewer looks like a guest. */
export function askWho(): Promise<void> {
  if (who || !isKnownViewer()) return Promise.resolve();
  asking ??= fetch('/api/session', { cache: 'no-store' })
    .then(async (response) => {
      if (response.ok && !who) setWho(await response.json());
    })
    .catch(() => {})
    .finally(() => {
      asking = null;
    });
  return asking;
}
