'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isEnough, toQuery } from '@/lib/rules/search/query';
import { useResults } from './use-results';
import { useSearchData } from './use-search-data';

/** The typed text with its suggestions and results, requested after the configured pause. */
export function useSearch(begin: string) {
  const { shown, show, leave, isPending } = useResults();
  const [text, setText] = useState(begin || shown);
  const [requested, setRequested] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const isOnline = useOnline();
  const searchData = useSearchData(requested);
  const { minChars, bouncingMs } = searchData.settings;

  // A link of the page or "back" has changed the query, so the field follows.
  if (shown !== seen) {
    setSeen(shown);
    if (shown !== '' && shown !== requested && !isPending) {
      setText(shown);
      setRequested(shown);
    }
  }

  const search = useCallback(
    (wanted: string) => {
      const query = toQuery(wanted);
      // Offline the text stays, and is searched when the connection is back.
      if (!isOnline || !isEnough(query, minChars)) return;
      setRequested(query);
      if (query !== shown) show(query);
    },
    [isOnline, minChars, show, shown],
  );

  useEffect(() => {
    if (toQuery(text) === requested) return;
    const timer = setTimeout(() => search(text), bouncingMs);
    return () => clearTimeout(timer);
  }, [text, requested, search, bouncingMs]);

  /** Searches at once, on Enter or a choice. */
  const searchFor = (wanted: string) => {
    setText(wanted);
    search(wanted);
  };

  return {
    text,
    setText,
    searchFor,
    leave,
    isOnline,
    ...searchData,
    isBusy: isPending || searchData.isLoading,
    /** Whether the suggestions belong to the current text. */
    isAnswered: toQuery(text) === requested && !searchData.isLoading,
  };
}

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
}
