'use client';

import useSWR from 'swr';
import { variantOf } from '@/lib/client/browser/variants';
import { showError } from '@/lib/client/errors/show-error';
import { fetchHistory, fetchSettings, fetchSuggestions, forgetHistory } from '@/lib/client/search/calls';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { DEFAULT_BOUNCING_MS, DEFAULT_MIN_CHARS, FEW_SUGGESTIONS } from '@/lib/rules/search/constants';

const defaults = { minChars: DEFAULT_MIN_CHARS, bouncingMs: DEFAULT_BOUNCING_MS };
const none: string[] = [];

const shown = (suggestions: string[]) =>
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
  // The history depends on the person and the profile.
  const own = ['search-history', viewer?.state, viewer?.profile?.id];
  const history = useSWR(own, fetchHistory, once);

  async function clearData() {
    try {
      await forgetHistory();
      await history.mutate([], { revalidate: false });
    } catch (error) {
      await showError(error, 'icon');
    }
  }

  return {
    settings: settings.data ?? defaults,
    suggestions: requested ? shown(suggestions.data ?? none) : none,
    haveSuggestionsFailed: requested !== '' && suggestions.error !== undefined,
    isLoading: suggestions.isLoading,
    history: history.data ?? none,
    clearData,
  };
}
