'use client';

import useSWR from 'swr';
import { variantOf } from '@/lib/client/browser/variants';
import { removeWithUndo } from '@/lib/client/removal/undo';
import {
  fetchHistory,
  fetchSettings,
  fetchSuggestions,
  forgetHistory,
  restoreHistory,
} from '@/lib/client/search/calls';
import { forgetQuery, recentQueries, rememberQuery } from '@/lib/client/search/recent';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { PastSearch } from '@/lib/platform/resources/search';
import { DEFAULT_BOUNCING_MS, DEFAULT_MIN_CHARS, FEW_SUGGESTIONS } from '@/lib/rules/search/constants';
import type { Suggestion } from '@/lib/rules/search/options';
import { isEnough, toQuery } from '@/lib/rules/search/query';
import { mergeSearches, type RecentSearch } from '@/lib/rules/search/recent';

const defaults = { minChars: DEFAULT_MIN_CHARS, bouncingMs: DEFAULT_BOUNCING_MS };
const none: Suggestion[] = [];
const noHistory: PastSearch[] = [];

const shown = (suggestions: Suggestion[]) =>
  variantOf('search_suggestions') === 'five' ? suggestions.slice(0, FEW_SUGGESTIONS) : suggestions;

const once = { revalidateOnFocus: false };

/** Server data for a search: its settings, suggestions, and the search history of the person. */
export function useSearchData(requested: string) {
  const viewer = useViewer();
  const settings = useSWR('search-settings', fetchSettings, once);
  const suggestions = useSWR(
    requested ? ['suggest', requested] : null,
    ([, query]: [string, string]) => fetchSuggestions(query),
    { ...once, keepPreviousData: true },
  );
  const haveSuggestionsFailed = requested !== '' && suggestions.error !== undefined;
  const popular = useSWR('search-popular', () => fetchSuggestions(''), once);
  // The history depends on the person and the profile.
  const own = [viewer?.state, viewer?.profile?.id];
  const history = useSWR(['search-history', ...own], fetchHistory, once);
  const queries = useSWR(['search-queries', ...own], async () => recentQueries(), once);

  function remember(text: string) {
    if (!isEnough(toQuery(text), (settings.data ?? defaults).minChars)) return;
    rememberQuery(text);
    void queries.mutate();
  }

  /** Forgets one search, without one all, and says so; it can be undone. */
  function forget(notice: string, past?: RecentSearch): Promise<void> {
    const id = past?.id ?? undefined;
    const isRemoved = (other: PastSearch) => past === undefined || other.id === id;
    const removed = (history.data ?? noHistory).filter(isRemoved);
    const removedQueries = recentQueries().filter((query) => !past || query === toQuery(past.text));
    // What only the browser knows needs no call, which would start a session.
    const isKnown = past ? past.id !== null : history.data?.length !== 0;
    return removeWithUndo(
      notice,
      async () => {
        if (isKnown) await forgetHistory(id);
        const rest = (known: PastSearch[] = []) => known.filter((other) => !isRemoved(other));
        await history.mutate(rest, { revalidate: false });
        forgetQuery(past?.text);
        await queries.mutate();
      },
      async () => {
        await restoreHistory(removed);
        for (const query of removedQueries.reverse()) rememberQuery(query);
        await Promise.all([history.mutate(), queries.mutate()]);
      },
    );
  }

  return {
    settings: settings.data ?? defaults,
    /** Before typing. Without an answer there are none. */
    popular: shown(popular.data ?? none),
    /** While those for this text are on their way, the ones for the text before it. */
    suggestions: requested && !haveSuggestionsFailed ? shown(suggestions.data ?? none) : none,
    haveSuggestionsFailed,
    isLoading: suggestions.isLoading,
    /** The searches of the viewer, newest first. */
    history: mergeSearches(queries.data ?? [], history.data ?? noHistory),
    remember,
    forget,
  };
}
