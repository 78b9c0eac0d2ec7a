'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PlayerSource } from '../core/source';
import type { NextTitle, PlayerOptions } from '../features/feature';
import { miniPlayback } from './mini-playback';

/** What plays, and where its page is. */
interface MiniSubject {
  /** What plays; null while it is not known. */
  key: string | null;
  /** Shows the page again. */
  open(): void;
  /** How it goes on without its page. */
  continuation?: Continuation;
  mayResume?: PlayerOptions['mayResume'];
}

/** How playback continues after its end, when the page that would decide it was left. */
export interface Continuation {
  /** The title that follows, for its card. */
  next?: NextTitle & { open(): void };
  loadNext?(): Promise<Following>;
  /** @param second of the channel; 0 is live */
  loadMoment?(second: number): Promise<Following>;
}

/** What the corner shows. */
export interface Shown extends MiniSubject {
  key: string;
  title: string;
  subtitle?: string;
  /** The next title could not be loaded here: its page shows the reason, or asks for the PIN. */
  isStuck?: boolean;
}

/** What follows, with its stream. */
export interface Following extends Shown {
  source: PlayerSource;
}

export interface MiniOptions extends MiniSubject {
  /** Whether the whole page is left. False when only the player gives way to something else on the page. */
  isLeft(): boolean;
}

/** For a page whose playback goes on in the mini-player when the viewer leaves it. */
export function useMini(subject: MiniSubject): MiniOptions {
  const isLeft = useRef(false);
  // The effects of a parent end before those of the player inside.
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return { ...subject, isLeft: () => isLeft.current };
}

/** Something else than our player plays on this page. */
export function useCloseMini(): void {
  useEffect(() => miniPlayback()?.close(), []);
}
