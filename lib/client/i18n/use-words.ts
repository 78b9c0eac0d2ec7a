'use client';

import { useCallback, useEffect, useState } from 'react';
import type { WordsName } from '@/lib/shared/i18n/dialog-words';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { loadWords } from './load-words';

/** Texts of a dialog (null until loaded), requested again when the connection is back. */
export function useWords<Name extends WordsName>(name: Name) {
  const [words, setWords] = useState<Messages[Name] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadWords(name).then(setWords, () => setFailed(true));
  }, [name]);

  useEffect(retry, [retry]);
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  return { words, hasFailed, retry };
}
