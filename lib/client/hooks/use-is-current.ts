'use client';

import { useRef } from 'react';

/** For answers that may come late: whether this value is still the one that is shown. */
export function useIsCurrent<Value>(value: Value): () => boolean {
  const latest = useRef(value);
  latest.current = value;
  return () => latest.current === value;
}
