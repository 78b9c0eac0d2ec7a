import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { store } from '@/lib/client/store/store';

/** How often this page has taken something out of the history: lists of it are read again with each change. */
export const historyChangesAtom = atom(0);

/**
 * Takes a title out of what was watched: a film, or a series with all of its episodes. No document names the call: a platform
 * without it refuses, and the viewer is told.
 * @throws PlatformError
 */
export async function removeFromHistory(id: string): Promise<void> {
  const path = `/users/self/history/${encodeURIComponent(id)}`;
  await callAsViewer({ method: 'DELETE', path, schema: v.unknown() });
  store.set(historyChangesAtom, (count) => count + 1);
}
