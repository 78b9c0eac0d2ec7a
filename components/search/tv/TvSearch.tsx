'use client';

import { lazy, Suspense } from 'react';
import type { LetterKeysProps } from './LetterKeys';

// Lazy, because the page of other screens shares this script.
const LetterKeys = lazy(async () => ({ default: (await import('./LetterKeys')).LetterKeys }));

/** The field of a television with its keyboard. */
export function TvSearch(props: LetterKeysProps) {
  return (
    <Suspense>
      <LetterKeys {...props} />
    </Suspense>
  );
}
