'use client';

import { useCallback, useEffect, useState } from 'react';
import { isEnough, toQuery } from '@/lib/rules/search/query';
import { useKnown } from './use-known';
import { useOnline } from './use-online';
import { useResults } from './use-results';

/** What is typed, and what follows from it: after the pause of the configuration, suggestions and results. */
export function useSearch(begin: string) {
  const { shown, show, leave, isPending } = useResults();
  const [text, setText] = useState(begin || shown);
  const [requested, setRequested] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const isOnline = useOnline();
  const known = useKnown(requested);
  const { minChars, bouncingMs } = known.settings;

  // A link of the page, or "back", has asked for something else: the field says what is shown.
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
      // Without a connection the text stays, and is asked for when there is one again.
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

  /** At once: for who presses Enter or chooses. */
  const searchFor = (wanted: string) => {
    setText(wanted);
    search(wanted);
  };

  return {
    ...{ text, setText, searchFor, leave, isOnline, ...known },
    isBusy: isPending || known.isLoading,
    /** The suggestions are those of what stands in the field. */
    isAnswered: toQuery(text) === requested && !known.isLoading,
  };
}
