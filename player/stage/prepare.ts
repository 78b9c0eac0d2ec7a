import { createSettings, pageStorage } from '../core/settings';
import type { PlayerSource } from '../core/source';
import { withResumeRule } from '../core/time/start';
import { onFirstFrame } from './first-frame';
import { sessionOptionsOf } from './session-options';
import type { Session } from './types';
import { warmUp } from './warm';

/** On a slow network the player loads during the wait for the stream. */
const LONGEST_MS = 400;

/** Starts to load a stream that a player will take over; null when one already does. */
export function prepare(source: PlayerSource): Session | null {
  return warmUp(withResumeRule(source), sessionOptionsOf(createSettings(pageStorage())));
}

/**
 * Plays a stream in `place` until a player takes it over, for a page whose player is still loading. With ads or packshots it is
 * only loaded. Resolves at the first picture, or after a time without one.
 */
export function playEarly(place: HTMLElement, source: PlayerSource): Promise<void> {
  const session = prepare(source);
  if (!session || source.breaks?.ads || source.breaks?.packshots.length) return Promise.resolve();
  place.append(session.media);
  void session.begin(false);
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    onFirstFrame(session.media, resolve, session.signal);
  });
}
