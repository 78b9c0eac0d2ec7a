import { MOST_MESSAGES } from './constants';

const KEY = 'taspa:messages-read';

/**
 * Which messages somebody has seen in this browser: the platform keeps whether one is there, not whether it was read. Ids of
 * messages are nobody's twice, so persons need not be told apart.
 */
export function readMessages(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

/** The latest that were seen come first; more than can be shown is not remembered. */
export function markRead(ids: readonly string[]): void {
  const all = [...new Set([...ids, ...readMessages()])].slice(0, 2 * MOST_MESSAGES);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: they count as new again with the next page.
  }
}
