import { ApiError } from '../http/errors.ts';
import type { MediaPath } from './media-path.ts';
import type { Presentation } from './presentation.ts';
import {
  FRAMES_PER_SEGMENT,
  PART_MS,
  PART_SECONDS,
  PARTS_PER_SEGMENT,
  SEGMENT_SECONDS,
  segmentStartMs,
} from './timeline.ts';
import { isText } from './track-id.ts';

/*
 * Low-latency HLS (RFC 8216bis): the segment on air is served in parts as soon as each of them is complete, and a request for the
 * next part or for the playlist with it waits until it exists.
 */

export const FRAMES_PER_PART = FRAMES_PER_SEGMENT / PARTS_PER_SEGMENT;
export const AUDIO_FRAMES_PER_PART = 30;
/** A key frame every 48 frames, so every third part can be decoded alone. */
const PARTS_PER_KEY_FRAME = 3;

export function isIndependent(part: number): boolean {
  return part % PARTS_PER_KEY_FRAME === 0;
}

/** The distance that players keep from the newest part: four parts; the smallest allowed is two, the advised one three. */
export const PART_HOLD_BACK_S = 4 * PART_SECONDS;
/** 4.4.4.9: parts are listed until they are three target durations from the end. */
const LISTED_PARTS = Math.floor((3 * Math.ceil(SEGMENT_SECONDS)) / PART_SECONDS);
/** 6.2.5.2: a request may wait for at most this many parts ahead (three seconds, for parts below a second), */
const MOST_PARTS_AHEAD = Math.ceil(3 / PART_SECONDS);
/** or this many segments. */
const MOST_SEGMENTS_AHEAD = 2;

/** Whether a playlist lists the parts of a segment: all of them or none, because players count them from 0. */
export function listsParts({ to, parts }: Presentation, segment: number): boolean {
  if (parts === null) return false;
  const end = (to + 1) * PARTS_PER_SEGMENT + parts;
  return end - (segment * PARTS_PER_SEGMENT + 1) <= LISTED_PARTS;
}

type PartPosition = { segment: number; part: number };

/** The newest part of a playlist. */
export function newestPart({ to, parts }: Presentation): PartPosition {
  return parts ? { segment: to + 1, part: parts - 1 } : { segment: to, part: PARTS_PER_SEGMENT - 1 };
}

const indexOf = ({ segment, part }: PartPosition): number => segment * PARTS_PER_SEGMENT + part;
const completeAt = ({ segment, part }: PartPosition): number =>
  segmentStartMs(segment) + (part + 1) * PART_MS;

function directive(value: unknown): number | null {
  if (value === undefined) return null;
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value)) throw new ApiError('invalid');
  return Number(value);
}

/**
 * The moment (unix milliseconds) at which the playlist named by `_HLS_msn` and `_HLS_part` exists; null when no certain one is wanted. What
 * is too far ahead is refused at once (6.2.5.2), so no request waits longer than three segments.
 */
function playlistReadyAt(
  show: Presentation,
  hasParts: boolean,
  query: Record<string, unknown>,
): number | null {
  const segment = directive(query._HLS_msn);
  const part = directive(query._HLS_part);
  if (segment === null && part === null) return null;
  if (segment === null || segment > show.to + MOST_SEGMENTS_AHEAD) throw new ApiError('invalid');
  // A playlist of subtitles has no parts, and a segment as soon as it is on air.
  if (!hasParts) return segmentStartMs(segment);
  if (part === null) return segmentStartMs(segment + 1);
  // 6.2.5.2: a part that a segment does not have means the first one of the next segment.
  const wanted = part < PARTS_PER_SEGMENT ? { segment, part } : { segment: segment + 1, part: 0 };
  if (indexOf(wanted) > indexOf(newestPart(show)) + MOST_PARTS_AHEAD) throw new ApiError('invalid');
  return completeAt(wanted);
}

/** The moment at which a file of a low-latency presentation exists; null for files that need no waiting. */
export function readyAt(show: Presentation, path: MediaPath, query: Record<string, unknown>): number | null {
  if (show.parts === null) return null;
  if (path.file === 'playlist') return playlistReadyAt(show, !isText(path.track), query);
  if (path.file !== 'part') return null;
  // Only the part of EXT-X-PRELOAD-HINT may be requested before it is complete.
  const isKnown = indexOf(path) <= indexOf(newestPart(show)) + 1;
  if (!isKnown || path.part >= PARTS_PER_SEGMENT) throw new ApiError('not_found');
  return completeAt(path);
}
