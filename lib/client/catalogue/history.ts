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

const Restored = v.object({ restored: v.number() });

/** Brings back a removed title, or else what was removed last; returns how many positions. @throws PlatformError */
export async function restoreHistory(id?: string): Promise<number> {
  const call = { method: 'POST', path: '/users/self/history/restore', schema: Restored } as const;
  const { restored } = await callAsViewer({ ...call, body: { id } });
  store.set(historyChangesAtom, (count) => count + 1);
  return restored;
}
