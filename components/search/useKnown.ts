'use client';

import useSWR from 'swr';
import { showError } from '@/lib/errors/show-error';
import { fetchHistory, fetchSettings, fetchSuggestions, forgetHistory } from '@/lib/search/calls';
import { DEFAULT_BOUNCING_MS, DEFAULT_MIN_CHARS } from '@/lib/search/limits';
import { useWho } from '@/lib/session/use-who';

const defaults = { minChars: DEFAULT_MIN_CHARS, bouncingMs: DEFAULT_BOUNCING_MS };
const none: string[] = [];
const once = { revalidateOnFocus: false };

/** What the server knows for a search: when it starts, what the letters may become, what the person searched for. */
export function useKnown(asked: string) {
  const who = useWho();
  const settings = useSWR('search-settings', fetchSettings, once);
  const suggestions = useSWR(
    asked ? ['suggest', asked] : null,
    ([, query]: [string, string]) => fetchSuggestions(query),
    { ...once, keepPreviousData: true },
  );
  // Another person or profile has searched for other things.
  const own = ['search-history', who?.state, who?.profile?.id];
  const history = useSWR(own, fetchHistory, once);

  async function forget() {
    try {
      await forgetHistory();
      await history.mutate([], { revalidate: false });
    } catch (error) {
      await showError(error, 'icon');
    }
  }

  return {
    settings: settings.data ?? defaults,
    suggestions: asked ? (suggestions.data ?? none) : none,
    haveSuggestionsFailed: asked !== '' && suggestions.error !== undefined,
    isLoading: suggestions.isLoading,
    history: history.data ?? none,
    forget,
  };
}
