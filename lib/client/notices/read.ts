import { readStoredJson, writeStored } from '@/lib/client/browser/storage';
import { MOST_MESSAGES } from './constants';

const KEY = 'taspa:messages-read';

/**
 * Ids of messages read in this browser: the platform does not store whether a message was read. Message ids
 * are unique, so users share one list.
 */
export function readMessages(): ReadonlySet<string> {
  const stored = readStoredJson('local', KEY);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

/** Newest first; the list is as long as the panel. */
export function markRead(ids: readonly string[]): void {
  const all = [...new Set([...ids, ...readMessages()])].slice(0, 2 * MOST_MESSAGES);
  // Without storage they count as unread again on the next page.
  writeStored('local', KEY, JSON.stringify(all));
}
