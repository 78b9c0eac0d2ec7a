'use client';

import { useEffect } from 'react';

/** Spec 1 §8: where only known lines are served, whose line it is is asked at once; elsewhere a session waits until it is needed. */
export function LineHost() {
  useEffect(() => {
    import('@/lib/client/http/call-as-viewer')
      .then(({ startAtOnce }) => startAtOnce())
      // Said by then, or asked again with the first thing that is played.
      .catch(() => {});
  }, []);
  return null;
}
