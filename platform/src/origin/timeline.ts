import type { WeeklySlot } from './catalogue.ts';

/*
 * The linear model (media 2): one grid of segments for all channels, counted from the Unix epoch, and a weekly
 * template per channel. Schedule, live window, start-over and catch-up are calculated from these two; nothing is stored.
 * All times are whole 25ths of a second (frames) or whole milliseconds, because fractions of seconds drift.
 */

export const FRAMES_PER_SECOND = 25;
export const FRAMES_PER_SEGMENT = 96;
export const SEGMENT_MS = (FRAMES_PER_SEGMENT * 1000) / FRAMES_PER_SECOND;
export const SEGMENT_SECONDS = SEGMENT_MS / 1000;
/** Low-latency streams have segments in parts of 16 pictures or 30 AAC frames: both are exactly 0.64 s. */
export const PARTS_PER_SEGMENT = 6;
export const PART_MS = SEGMENT_MS / PARTS_PER_SEGMENT;
export const PART_SECONDS = PART_MS / 1000;
/** A week is a whole number of segments, so a weekly template never drifts from the grid. */
export const SEGMENTS_PER_WEEK = (7 * 24 * 60 * 60 * 1000) / SEGMENT_MS;

const MINUTE_MS = 60_000;

/** The segment that is on air at a moment (unix milliseconds). */
export function segmentAt(ms: number): number {
  return Math.floor(ms / SEGMENT_MS);
}

/** How many parts of the segment on air are complete. */
export function completeParts(ms: number): number {
  return Math.floor((ms % SEGMENT_MS) / PART_MS);
}

/** The moment (unix milliseconds) at which a segment begins. */
export function segmentStartMs(segment: number): number {
  return segment * SEGMENT_MS;
}

/** Converts minutes (of a week, or a length) to the grid: the segment with the first frame of the minute. */
export function minutesToSegments(minutes: number): number {
  return Math.floor((minutes * 60 * FRAMES_PER_SECOND) / FRAMES_PER_SEGMENT);
}

/** The number of segments for a duration: titles are whole segments. */
export function secondsToSegments(seconds: number): number {
  return Math.ceil((seconds * FRAMES_PER_SECOND) / FRAMES_PER_SEGMENT);
}

/** A broadcast of a programme; `start` and `end` are absolute segments, `end` is not part of it. */
type Broadcast = { slot: WeeklySlot; week: number; start: number; end: number };

/** The position of a segment: `offset` counts segments from the start of the programme. */
export type Located = {
  slot: WeeklySlot;
  week: number;
  entryStart: number;
  entryEnd: number;
  offset: number;
};

function slotIndexAt(slots: WeeklySlot[], phase: number): number {
  let low = 0;
  let high = slots.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((slots[middle] as WeeklySlot).start <= phase) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The programme of an absolute segment. The template must be a whole week (see weekProblem). */
export function locate(slots: WeeklySlot[], segment: number): Located {
  const week = Math.floor(segment / SEGMENTS_PER_WEEK);
  const weekStart = week * SEGMENTS_PER_WEEK;
  const slot = slots[slotIndexAt(slots, segment - weekStart)];
  if (!slot) throw new RangeError('a channel without a weekly template');
  const entryStart = weekStart + slot.start;
  return { slot, week, entryStart, entryEnd: entryStart + slot.length, offset: segment - entryStart };
}

/** Why a template is not a week without gaps and overlaps, or null. */
export function weekProblem(slots: WeeklySlot[]): string | null {
  let at = 0;
  for (const slot of slots) {
    if (slot.start !== at) return `a slot starts at ${slot.start}, expected ${at}`;
    if (!Number.isInteger(slot.length) || slot.length < 1)
      return `the slot at ${at} has length ${slot.length}`;
    at += slot.length;
  }
  return at === SEGMENTS_PER_WEEK ? null : `the week ends at ${at} of ${SEGMENTS_PER_WEEK} segments`;
}

/**
 * A schedule entry in unix seconds. `timestamp` is the announced whole minute, `realTimestamp` the second of the
 * first frame (spec 2 §3 Schedule item); durations are differences of them, so neither has gaps.
 */
export type ScheduleEntry = Broadcast & {
  timestamp: number;
  realTimestamp: number;
  duration: number;
  realDuration: number;
};

/** The second of the first frame of a segment. */
export function realSecond(segment: number): number {
  return Math.floor(segmentStartMs(segment) / 1000);
}

/** The whole minute nearest to the start of a segment, as in a printed schedule. */
function wantedSecond(segment: number): number {
  return Math.round(segmentStartMs(segment) / MINUTE_MS) * 60;
}

function toEntry({ slot, week, entryStart: start, entryEnd: end }: Located): ScheduleEntry {
  const timestamp = wantedSecond(start);
  const realTimestamp = realSecond(start);
  return {
    slot,
    week,
    start,
    end,
    timestamp,
    realTimestamp,
    duration: wantedSecond(end) - timestamp,
    realDuration: realSecond(end) - realTimestamp,
  };
}

/** The entry of an absolute segment. */
export function entryAt(slots: WeeklySlot[], segment: number): ScheduleEntry {
  return toEntry(locate(slots, segment));
}

/** All entries that overlap [fromSec, toSec) by at least a frame, in order. */
export function entries(slots: WeeklySlot[], fromSec: number, toSec: number): ScheduleEntry[] {
  const found: ScheduleEntry[] = [];
  const stopMs = toSec * 1000;
  let segment = segmentAt(fromSec * 1000);
  while (segmentStartMs(segment) < stopMs) {
    const entry = entryAt(slots, segment);
    found.push(entry);
    // A template with a gap must not cause an endless loop.
    segment = Math.max(entry.end, segment + 1);
  }
  return found;
}

/**
 * The segment for a `ts` in whole seconds. Most programmes begin inside a second, so a second in
 * which one begins means that programme: both `timestamp` and `real_timestamp` of an entry lead to its first segment.
 */
export function segmentOfSecond(slots: WeeklySlot[], second: number): number {
  const last = segmentAt(second * 1000 + 999);
  return locate(slots, last).offset === 0 ? last : segmentAt(second * 1000);
}

/** The entry for a `ts` in whole seconds (see segmentOfSecond). */
export function entryOfSecond(slots: WeeklySlot[], second: number): ScheduleEntry {
  return entryAt(slots, segmentOfSecond(slots, second));
}

const CHANNEL_DIGITS = 5;
const SECOND_DIGITS = 12;
const PATTERN = /^8(\d{5})(\d{12})$/;

/** Schedule entries are not stored, so their id contains channel and time: 18 digits, like every other id (wire 1.7). */
export function scheduleEntryId(channelId: number, realTimestamp: number): string {
  const channel = String(channelId).padStart(CHANNEL_DIGITS, '0');
  return `8${channel}${String(realTimestamp).padStart(SECOND_DIGITS, '0')}`;
}

/** The channel and `real_timestamp` in an entry id; null for another text. It does not check that the entry exists. */
export function parseScheduleEntryId(id: string): { channelId: number; realTimestamp: number } | null {
  const match = PATTERN.exec(id);
  return match ? { channelId: Number(match[1]), realTimestamp: Number(match[2]) } : null;
}
