import * as v from 'valibot';
import { callAsViewer } from '@/lib/platform/browser';

const listeners = new Set<() => void>();

/** Hears that this page has taken something out of the history. */
export function onHistory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Takes a title out of what was watched: a film, or a series with all of its episodes. No document names the call: a platform
 * without it refuses, and the viewer is told.
 * @throws PlatformError
 */
export async function removeFromHistory(id: string): Promise<void> {
  const path = `/users/self/history/${encodeURIComponent(id)}`;
  await callAsViewer({ method: 'DELETE', path, schema: v.unknown() });
  for (const listener of listeners) listener();
}
