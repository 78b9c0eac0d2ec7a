import { BOUNDARY_TOLERANCE_S, RESUME_MAX_S, RESUME_MIN_S } from '../constants';
import type { PlayerSource, Programme } from '../source';

/** Stands for the live edge wherever a second of a channel is expected (spec 2 §4 Stream start). */
export const LIVE = 0;

/**
 * The second that follows on a stream which ended at a date: where the next programme begins, or else that date itself. The
 * date alone is not enough: the schedule counts whole seconds, and its grid may lie some seconds beside the stream's own.
 */
export function followingSecond(date: number, programmes: readonly Programme[]): number {
  const distance = ({ start }: Programme) => Math.abs(start - date);
  const near = programmes.filter((programme) => distance(programme) <= BOUNDARY_TOLERANCE_S);
  const [next] = near.sort((a, b) => distance(a) - distance(b));
  return next ? next.start : Math.round(date);
}

/** Where to resume a film (spec 2 §5); the start where the position is not worth it. */
export function resumeAt(seconds: number | null | undefined, fullyWatched = false): number {
  if (!seconds || fullyWatched || seconds < RESUME_MIN_S || seconds > RESUME_MAX_S) return 0;
  return seconds;
}

/** A source as the page hands it over, with the rule of resuming applied to films. */
export function admitted(source: PlayerSource): PlayerSource {
  return source.kind === 'vod' ? { ...source, startAt: resumeAt(source.startAt) } : source;
}
