'use client';

import { useEffect, useState } from 'react';

/** The error of the last try, which came with the data, until something else is typed; or one that was found here. */
export function useGivenError(data: { error: string | null }) {
  const [error, setError] = useState(data.error);
  // Each try has new data, also when its error has the same words.
  useEffect(() => setError(data.error), [data]);
  return { error, fail: (text: string) => setError(text), clear: () => setError(null) };
}
