import * as v from 'valibot';
import { forgetSearches, SEARCHES_KEY } from '@/lib/client/browser/forget-recent';
import { ownList } from '@/lib/client/viewer/own-list';
import { SEARCHES_KEPT } from '@/lib/rules/search/constants';
import { toQuery } from '@/lib/rules/search/query';

const list = ownList(SEARCHES_KEY, v.string(), SEARCHES_KEPT);

/** What was searched for in this browser, newest first: the platform knows only searches that led to something. Browser only. */
export const recentQueries = (): string[] => list.read();

export function rememberQuery(text: string): void {
  const query = toQuery(text);
  if (query) list.add(query);
}

/** Forgets one, without a text all. */
export function forgetQuery(text?: string): void {
  if (text === undefined) forgetSearches();
  else list.remove(toQuery(text));
}
