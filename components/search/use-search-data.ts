'use client';

import useSWR from 'swr';
import { variantOf } from '@/lib/client/browser/variants';
import { showError } from '@/lib/client/errors/show-error';
import { fetchHistory, fetchSettings, fetchSuggestions, forgetHistory } from '@/lib/client/search/calls';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { PastSearch } from '@/lib/platform/resources/search';
import { DEFAULT_BOUNCING_MS, DEFAULT_MIN_CHARS, FEW_SUGGESTIONS } from '@/lib/rules/search/constants';
import type { Suggestion } from '@/lib/rules/search/options';

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
  const own = ['search-history', viewer?.state, viewer?.profile?.id];
  const history = useSWR(own, fetchHistory, once);

  /** Forgets one search, without an id all. */
  async function forget(id?: string) {
    try {
      await forgetHistory(id);
      const rest = (known: PastSearch[] = []) =>
        id === undefined ? [] : known.filter((past) => past.id !== id);
      await history.mutate(rest, { revalidate: false });
    } catch (error) {
      await showError(error, 'icon');
    }
  }

  return {
    settings: settings.data ?? defaults,
    /** Before typing. Without an answer there are none. */
    popular: shown(popular.data ?? none),
    /** While those for this text are on their way, the ones for the text before it. */
    suggestions: requested && !haveSuggestionsFailed ? shown(suggestions.data ?? none) : none,
    haveSuggestionsFailed,
    isLoading: suggestions.isLoading,
    history: history.data ?? noHistory,
    forget,
  };
}
