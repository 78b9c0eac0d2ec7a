import { MOST_MESSAGES } from './constants';

const KEY = 'taspa:messages-read';

/**
 * Ids of messages read in this browser: the platform does not store whether a message was read. Message ids
 * are unique, so users share one list.
 */
export function readMessages(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Newest first; the list is as long as the panel. */
export function markRead(ids: readonly string[]): void {
  const all = [...new Set([...ids, ...readMessages()])].slice(0, 2 * MOST_MESSAGES);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage they count as unread again on the next page.
  }
}
