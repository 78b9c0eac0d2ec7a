import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { fetchList } from '@/lib/client/http/fetch-list';
import { removeAsViewer } from '@/lib/client/http/remove-as-viewer';
import { hasSession } from '@/lib/client/viewer/known';
import { answerOf } from '@/lib/platform/http/answer-of';
import {
  type FoundRecord,
  forgetCall,
  foundCall,
  historyCall,
  type PastSearch,
  type SearchSettings,
} from '@/lib/platform/resources/search';
import type { Suggestion } from '@/lib/rules/search/options';
import { rememberQuery } from './recent';

const Settings = answerOf<SearchSettings>()(v.object({ minChars: v.number(), bouncingMs: v.number() }));
const Suggestions = answerOf<Suggestion[]>()(
  v.array(
    v.object({
      text: v.string(),
      found: v.nullable(
        v.object({ kind: v.string(), id: v.string(), href: v.string(), picture: v.nullable(v.string()) }),
      ),
    }),
  ),
);

/** @throws PlatformError */
export const fetchSettings = (): Promise<SearchSettings> => fetchList('/search/settings', {}, Settings);

/** @throws PlatformError */
export const fetchSuggestions = (query: string): Promise<Suggestion[]> =>
  fetchList('/search/suggest', { text: query }, Suggestions);

/**
 * The searches of the user, newest first; a viewer without a session has none, and no session is created for
 * it.
 * @throws PlatformError
 */
export async function fetchHistory(): Promise<PastSearch[]> {
  return hasSession() ? callAsViewer(historyCall) : [];
}

/**
 * Forgets one search of the user, without an id all.
 * @throws PlatformError
 */
export async function forgetHistory(id?: string): Promise<void> {
  await removeAsViewer(forgetCall(id));
}

/**
 * Adds removed searches again, the oldest first, so that they have their order.
 * @throws PlatformError
 */
export async function restoreHistory(removed: readonly PastSearch[]): Promise<void> {
  for (const { text, found } of [...removed].reverse()) await callAsViewer(foundCall(found, text));
}

/** Records what a search led to, here and at the platform. The caller does not wait for it, and a failure is ignored. */
export function reportFound(record: FoundRecord, query: string): void {
  rememberQuery(query);
  callAsViewer(foundCall(record, query)).catch(() => {});
}
