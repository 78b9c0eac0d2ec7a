import * as v from 'valibot';
import { forgetSearches, SEARCHES_KEY } from '@/lib/client/browser/forget-recent';
import { readStoredJson, writeStored } from '@/lib/client/browser/storage';
import { isOwnList, listOwner } from '@/lib/client/viewer/list-owner';
import { SEARCHES_KEPT } from '@/lib/rules/search/constants';
import { toQuery } from '@/lib/rules/search/query';

const Stored = v.object({ owner: v.string(), queries: v.array(v.string()) });

/**
 * What was searched for in this browser, newest first: the platform knows only searches that led to something. An adult who logs in takes over
 * the list of the guest before. Browser only.
 */
export function recentQueries(): string[] {
  const known = v.safeParse(Stored, readStoredJson('local', SEARCHES_KEY));
  return known.success && isOwnList(known.output.owner) ? known.output.queries.slice(0, SEARCHES_KEPT) : [];
}

export function rememberQuery(text: string): void {
  const query = toQuery(text);
  if (query) write([query, ...others(query)].slice(0, SEARCHES_KEPT));
}

/** Forgets one, without a text all. */
export function forgetQuery(text?: string): void {
  if (text === undefined) forgetSearches();
  else write(others(toQuery(text)));
}

const others = (query: string) => recentQueries().filter((other) => other !== query);

/** Without storage, or while the profile is not known, none are kept. */
function write(queries: readonly string[]): void {
  const owner = listOwner();
  if (owner !== null) writeStored('local', SEARCHES_KEY, JSON.stringify({ owner, queries }));
}
