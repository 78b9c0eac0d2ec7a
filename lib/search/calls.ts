import { callAsViewer } from '@/lib/platform/browser';
import { fetchList } from '@/lib/platform/public-lists';
import {
  type FoundRecord,
  forgetCall,
  foundCall,
  historyCall,
  type SearchSettings,
} from '@/lib/platform/search';
import { isKnownViewer } from '@/lib/session/known';

/** Rejects on any failure. */
export const fetchSettings = (): Promise<SearchSettings> => fetchList('/search/settings', {});

/** Rejects on any failure. */
export const fetchSuggestions = (query: string): Promise<string[]> =>
  fetchList('/search/suggest', { text: query });

/** What the person searched for, the latest first; who is nobody yet has no history, and becomes nobody for it. @throws PlatformError */
export async function fetchHistory(): Promise<string[]> {
  if (!isKnownViewer()) return [];
  return (await callAsViewer(historyCall)).map(({ text }) => text);
}

/** @throws PlatformError */
export async function forgetHistory(): Promise<void> {
  await callAsViewer(forgetCall);
}

/** Notes what a search led to. Nobody waits for it, and nobody is told when it fails: it is a note. */
export function reportFound(record: FoundRecord, query: string): void {
  callAsViewer(foundCall(record, query)).catch(() => {});
}
