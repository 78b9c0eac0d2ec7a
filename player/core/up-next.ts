import { NEAR_END_MIN_DURATION_S, UP_NEXT_S } from './constants';

/**
 * Where the viewer is with the next title: not near it, in its countdown since a second of this title, or declined until
 * they go back.
 */
export type UpNext = null | 'declined' | { since: number };

/** The end of a title, in its seconds. */
export interface Ending {
  position: number;
  duration: number;
  /** Where only credits remain. */
  creditsAt: number | null;
}

/** The countdown begins with the credits, or in the last seconds. A viewer who goes back before it meets it again. */
export function upNextAt(before: UpNext, ending: Ending): UpNext {
  if (ending.position < countdownFrom(ending)) return null;
  return before ?? { since: ending.position };
}

/** Seconds of this title until the next one, so a pause holds the countdown too; null without a countdown. */
export function secondsLeft(upNext: UpNext, { position, duration }: Ending): number | null {
  if (upNext === null || upNext === 'declined') return null;
  const to = Math.min(upNext.since + UP_NEXT_S, duration);
  return Math.max(0, Math.ceil(to - position));
}

function countdownFrom({ duration, creditsAt }: Ending): number {
  if (!(duration > NEAR_END_MIN_DURATION_S)) return Number.POSITIVE_INFINITY;
  return Math.min(creditsAt ?? duration, duration - UP_NEXT_S);
}
