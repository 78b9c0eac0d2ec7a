'use client';

import { useEffect, useState } from 'react';

/**
 * The error of the last attempt, which came with the data, until the viewer types again; or an error that was found in
 * this dialog.
 */
export function useGivenError(data: { error: string | null }) {
  const [error, setError] = useState(data.error);
  // Each try has new data, also when its error has the same words.
  useEffect(() => setError(data.error), [data]);
  return { error, fail: (text: string) => setError(text), clear: () => setError(null) };
}
