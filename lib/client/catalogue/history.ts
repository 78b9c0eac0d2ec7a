import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { store } from '@/lib/client/store/store';

/**
 * How often this page has removed something from the history: lists of it are read again after each change.
 */
export const historyChangesAtom = atom(0);

/**
 * Removes a title from the watch history: a film, or a series with all its episodes. No document names the
 * call: a platform without it refuses, and the viewer sees the error.
 * @throws PlatformError
 */
export async function removeFromHistory(id: string): Promise<void> {
  const path = `/users/self/history/${encodeURIComponent(id)}`;
  await callAsViewer({ method: 'DELETE', path, schema: v.unknown() });
  store.set(historyChangesAtom, (count) => count + 1);
}
