import {
  LIVE_THRESHOLD_S,
  NEAR_END_MIN_DURATION_S,
  NEAR_END_S,
  SCRUB_END_MARGIN_S,
  SCRUB_LINE_MIN_S,
} from '../constants';
import type { SourceKind } from '../source';

export interface Span {
  start: number;
  end: number;
}

export interface TimelineInput {
  kind: SourceKind;
  /** Media seconds. */
  currentTime: number;
  duration: number;
  seekable: Span | null;
  /** Epoch second on screen, for broadcasts. */
  date: number | null;
  /** Programme on screen, epoch seconds. */
  programme: Span | null;
  archived: boolean;
  now: number;
}

/** The seek bar in numbers: a film, or the complete programme on screen. */
export interface Timeline {
  /** Epoch second at the start of the bar; null if the bar counts media seconds. */
  origin: number | null;
  length: number;
  position: number;
  /** The last second that can be played. */
  reach: number;
  /** Whether there is a scrub line. */
  scrubbable: boolean;
  /** The picture is live. */
  live: boolean;
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

export function timelineOf(input: TimelineInput): Timeline {
  const { kind, date, programme, now } = input;
  const live = kind === 'live';
  if (kind !== 'vod' && programme && date !== null) {
    const length = programme.end - programme.start;
    return {
      origin: programme.start,
      length,
      position: within(date - programme.start, 0, length),
      // Spec 2 §4: at most 5 s before the end of a programme, and not after now.
      reach: within(now - programme.start, 0, length - SCRUB_END_MARGIN_S),
      // Spec 2 §4: scrubbing needs a channel with an archive.
      scrubbable: input.archived && length >= SCRUB_LINE_MIN_S,
      live,
    };
  }
  const end = Number.isFinite(input.duration) ? input.duration : (input.seekable?.end ?? 0);
  const length = Math.max(0, end);
  return {
    origin: null,
    length,
    position: within(input.currentTime, 0, length),
    reach: Math.max(0, length - SCRUB_END_MARGIN_S),
    scrubbable: !live && length >= SCRUB_LINE_MIN_S,
    live,
  };
}

/** Spec 2 §4: near the end is the last 2 s of a video longer than 20 s. */
export function isNearEnd(position: number, duration: number): boolean {
  return duration > NEAR_END_MIN_DURATION_S && duration - position <= NEAR_END_S;
}

/** A broadcast second this close to now is live (spec 2 §9). */
export function isLiveDate(date: number, now: number): boolean {
  return now - date < LIVE_THRESHOLD_S;
}
