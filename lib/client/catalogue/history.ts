import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { removeAsViewer } from '@/lib/client/http/remove-as-viewer';
import { store } from '@/lib/client/store/store';

/** How often this page has changed the history: lists of it are read again after each change. */
export const historyChangesAtom = atom(0);

/**
 * Removes a title from the watch history: a film, or a series with all its episodes. No document names the
 * call. After the 404 of a platform without it the lists are read again, too, and still have the title.
 * @throws PlatformError
 */
export async function removeFromHistory(id: string): Promise<void> {
  const path = `/users/self/history/${encodeURIComponent(id)}`;
  await removeAsViewer({ method: 'DELETE', path, schema: v.unknown() });
  store.set(historyChangesAtom, (count) => count + 1);
}

/** Removes everything from the watch history. @throws PlatformError */
export async function clearHistory(): Promise<void> {
  await callAsViewer({ method: 'DELETE', path: '/users/self/history', schema: v.unknown() });
  store.set(historyChangesAtom, (count) => count + 1);
}

/** Brings back what was removed last. @throws PlatformError */
export async function restoreHistory(): Promise<void> {
  await callAsViewer({ method: 'POST', path: '/users/self/history/restore', body: {}, schema: v.unknown() });
  store.set(historyChangesAtom, (count) => count + 1);
}
