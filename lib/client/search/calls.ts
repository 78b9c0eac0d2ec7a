import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { fetchList } from '@/lib/client/http/fetch-list';
import { isKnownViewer } from '@/lib/client/viewer/known';
import { answerOf } from '@/lib/platform/http/answer-of';
import {
  type FoundRecord,
  forgetCall,
  foundCall,
  historyCall,
  type SearchSettings,
} from '@/lib/platform/resources/search';

const Settings = answerOf<SearchSettings>()(v.object({ minChars: v.number(), bouncingMs: v.number() }));
const Suggestions = v.array(v.string());

/** @throws PlatformError */
export const fetchSettings = (): Promise<SearchSettings> => fetchList('/search/settings', {}, Settings);

/** @throws PlatformError */
export const fetchSuggestions = (query: string): Promise<string[]> =>
  fetchList('/search/suggest', { text: query }, Suggestions);

/**
 * The searches of the user, newest first; a viewer without a session has none, and no session is created for
 * it.
 * @throws PlatformError
 */
export async function fetchHistory(): Promise<string[]> {
  if (!isKnownViewer()) return [];
  return (await callAsViewer(historyCall)).map(({ text }) => text);
}

/** @throws PlatformError */
export async function forgetHistory(): Promise<void> {
  await callAsViewer(forgetCall);
}

/** Records what a search led to. The caller does not wait for it, and a failure is ignored. */
export function reportFound(record: FoundRecord, query: string): void {
  callAsViewer(foundCall(record, query)).catch(() => {});
}
