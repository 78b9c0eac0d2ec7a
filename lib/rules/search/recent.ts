import { toQuery } from './query';

/** An earlier search; the id is that of the platform, null for one that only the browser knows. */
export interface RecentSearch {
  id: string | null;
  text: string;
}

/** The searches of this browser, newest first, and then those that only the platform knows, for example from another device. */
export function mergeSearches(
  queries: readonly string[],
  history: readonly { id: string; text: string }[],
): RecentSearch[] {
  const ids = new Map(history.map(({ id, text }) => [toQuery(text), id]));
  const here = new Set(queries);
  return [
    ...queries.map((text) => ({ id: ids.get(text) ?? null, text })),
    ...history.filter(({ text }) => !here.has(toQuery(text))),
  ];
}
