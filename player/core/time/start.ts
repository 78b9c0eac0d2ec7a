import { LIVE_THRESHOLD_S, RESUME_MAX_S, RESUME_MIN_S, SCRUB_STEP_S } from '../limits';
import type { PlayerSource } from '../source';

/** Stands for "live" wherever a stream time is expected (spec 2 §4 Stream start). */
export const LIVE = 0;

/**
 * The `ts` to ask a channel's stream for (spec 2 §4 Stream start): outside the archive or less than 30 s
 * before now is live; anything else is rounded down to 10 s. All in epoch seconds.
 */
export function streamStart(requested: number, now: number, archiveFrom = Number.NEGATIVE_INFINITY): number {
  if (requested < archiveFrom || now - requested < LIVE_THRESHOLD_S) return LIVE;
  return Math.floor(requested / SCRUB_STEP_S) * SCRUB_STEP_S;
}

/** The `ts` of the programme that follows: rounding down would land in the last seconds of the one that ended. */
export function followingStart(end: number, now: number): number {
  return now - end < LIVE_THRESHOLD_S ? LIVE : Math.ceil(end);
}

/** Where to resume a film (spec 2 §5): only between 10 and 12600 s and when not fully watched, else the start. */
export function resumeAt(seconds: number | null | undefined, fullyWatched = false): number {
  if (!seconds || fullyWatched || seconds < RESUME_MIN_S || seconds > RESUME_MAX_S) return 0;
  return seconds;
}

/** A source as the page hands it over, with the rule of resuming applied to films. */
export function admitted(source: PlayerSource): PlayerSource {
  return source.kind === 'vod' ? { ...source, startAt: resumeAt(source.startAt) } : source;
}
