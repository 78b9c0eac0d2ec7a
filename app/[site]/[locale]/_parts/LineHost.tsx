'use client';

import { useEffect } from 'react';

/**
 * Spec 1 §8: where only known lines are served, the line is checked at once; elsewhere a session is created
 * when needed.
 */
export function LineHost() {
  useEffect(() => {
    import('@/lib/client/http/call-as-viewer')
      .then(({ startAtOnce }) => startAtOnce())
      // The error is already shown, or the first playback tries again.
      .catch(() => {});
  }, []);
  return null;
}
