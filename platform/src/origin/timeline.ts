import type { WeeklySlot } from './catalogue.ts';

/*
 * The linear model (media 2): one grid of segments for every channel, counted from the Unix epoch, and a weekly
 * template per channel. Schedule, live window, start-over and catch-up are all arithmetic on these two; nothing is stored.
 * All of it is done in whole 25ths of a second (frames) or whole milliseconds: fractions of seconds drift.
 */

export const FRAMES_PER_SECOND = 25;
export const FRAMES_PER_SEGMENT = 96;
export const SEGMENT_MS = (FRAMES_PER_SEGMENT * 1000) / FRAMES_PER_SECOND;
export const SEGMENT_SECONDS = SEGMENT_MS / 1000;
/** A week is a whole number of segments, so a weekly template never drifts against the grid. */
export const SEGMENTS_PER_WEEK = (7 * 24 * 60 * 60 * 1000) / SEGMENT_MS;

const MINUTE_MS = 60_000;

/** The segment that is on air at a moment (unix milliseconds). */
export function segmentAt(ms: number): number {
  return Math.floor(ms / SEGMENT_MS);
}

/** The moment (unix milliseconds) at which a segment begins. */
export function segmentStartMs(segment: number): number {
  return segment * SEGMENT_MS;
}

/** Places a wanted minute (of a week, or a length) on the grid: the segment that covers its first frame. */
export function minutesToSegments(minutes: number): number {
  return Math.floor((minutes * 60 * FRAMES_PER_SECOND) / FRAMES_PER_SEGMENT);
}

/** How many segments a running time needs: titles are whole segments. */
export function secondsToSegments(seconds: number): number {
  return Math.ceil((seconds * FRAMES_PER_SECOND) / FRAMES_PER_SEGMENT);
}

/** One broadcast of one programme; `start` and `end` are absolute segments, `end` is not part of it. */
type Broadcast = { slot: WeeklySlot; week: number; start: number; end: number };

/** Where a segment lies: `offset` counts segments from the beginning of the programme. */
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

/** The programme that an absolute segment belongs to. The template must be a whole week (see weekProblem). */
export function locate(slots: WeeklySlot[], segment: number): Located {
  const week = Math.floor(segment / SEGMENTS_PER_WEEK);
  const weekStart = week * SEGMENTS_PER_WEEK;
  const slot = slots[slotIndexAt(slots, segment - weekStart)];
  if (!slot) throw new RangeError('a channel without a weekly template');
  const entryStart = weekStart + slot.start;
  return { slot, week, entryStart, entryEnd: entryStart + slot.length, offset: segment - entryStart };
}

/** What keeps a template from being a week without gaps and overlaps, or null. */
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
 * A line of the schedule in unix seconds. `timestamp` is the wanted whole minute, `realTimestamp` the second in which the
 * first frame is shown (spec 2 §3 Schedule item); durations are differences of them, so that neither has holes.
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

/** The whole minute nearest to the start of a segment: what a schedule prints. */
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

/** The entry that an absolute segment belongs to. */
export function entryAt(slots: WeeklySlot[], segment: number): ScheduleEntry {
  return toEntry(locate(slots, segment));
}

/** All entries that share at least a frame with [fromSec, toSec), in order. */
export function entries(slots: WeeklySlot[], fromSec: number, toSec: number): ScheduleEntry[] {
  const found: ScheduleEntry[] = [];
  const stopMs = toSec * 1000;
  let segment = segmentAt(fromSec * 1000);
  while (segmentStartMs(segment) < stopMs) {
    const entry = entryAt(slots, segment);
    found.push(entry);
    // A template with a hole must not hang the server.
    segment = Math.max(entry.end, segment + 1);
  }
  return found;
}

/**
 * The segment meant by a `ts` in whole seconds. A programme begins within a second more often than on it, so a second in
 * which one begins means that programme: both `timestamp` and `real_timestamp` of an entry lead to its first segment.
 */
export function segmentOfSecond(slots: WeeklySlot[], second: number): number {
  const last = segmentAt(second * 1000 + 999);
  return locate(slots, last).offset === 0 ? last : segmentAt(second * 1000);
}

/** The entry meant by a `ts` in whole seconds (see segmentOfSecond). */
export function entryOfSecond(slots: WeeklySlot[], second: number): ScheduleEntry {
  return entryAt(slots, segmentOfSecond(slots, second));
}

const CHANNEL_DIGITS = 5;
const SECOND_DIGITS = 12;
const PATTERN = /^8(\d{5})(\d{12})$/;

/** Schedule entries are not stored, so their id says where they are: 18 digits, like every other id (wire 1.7). */
export function scheduleEntryId(channelId: number, realTimestamp: number): string {
  const channel = String(channelId).padStart(CHANNEL_DIGITS, '0');
  return `8${channel}${String(realTimestamp).padStart(SECOND_DIGITS, '0')}`;
}

/** The channel and `real_timestamp` of an entry id; null for anything else. Whether such an entry exists is not checked. */
export function parseScheduleEntryId(id: string): { channelId: number; realTimestamp: number } | null {
  const match = PATTERN.exec(id);
  return match ? { channelId: Number(match[1]), realTimestamp: Number(match[2]) } : null;
}
