'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { keptPlayback } from './kept';

export interface MiniOptions {
  /** What plays; null while it is not known. */
  key: string | null;
  /** Shows the page again. */
  open(): void;
  /** The page is left, in contrast to a player that gives its place to something else on the page. */
  isLeft(): boolean;
}

/** For a page whose playback goes on in the mini-player when the viewer leaves it. */
export function useMini(key: string | null, open: () => void): MiniOptions {
  const isLeft = useRef(false);
  // The effects of a parent end before those of the player inside.
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return { key, open, isLeft: () => isLeft.current };
}

/** Something else than our player plays on this page. */
export function useCloseMini(): void {
  useEffect(() => keptPlayback()?.close(), []);
}
