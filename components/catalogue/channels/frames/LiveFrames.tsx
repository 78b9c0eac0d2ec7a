'use client';

import { useEffect } from 'react';
import { FRAMES_AFTER_MS } from '@/lib/rules/channels/constants';

/** Shows what is on in the tiles of channels that are in view; without the script they keep their signs. */
export function LiveFrames() {
  useEffect(() => {
    const leaving = new AbortController();
    const begin = () =>
      import('./show-frames').then(
        ({ showFrames }) => showFrames(leaving.signal),
        () => {},
      );
    const timer = setTimeout(begin, FRAMES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  return null;
}
