import { isBlackedOut } from './blackouts.ts';
import type { LinearChannel, VirtualTitle } from './catalogue.ts';
import { entryAt, locate, realSecond, scheduleEntryId, segmentAt, segmentOfSecond } from './timeline.ts';

/** Complete segments in a live playlist: 30.72 s (media 2). */
export const LIVE_WINDOW = 8;
/** A live player that was held up may still fetch what its last playlist named. */
const LIVE_GRACE = 16;
/**
 * The segment being shown now is served a little before it is complete: a player whose clock runs ahead asks for it, and a
 * refusal costs the viewer a quality for a while (media 2.3).
 */
const EDGE_TOLERANCE = 1;

/** The title that a segment belongs to, and where it begins on this timeline. */
export type Part = {
  /** Of the schedule entry on channels, of the title on demand. */
  id: string;
  contentId: string;
  episodeId: string | null;
  start: number;
  /** May not be shown: a neutral picture and no words instead (spec 2 §4 Blackout). */
  isDark: boolean;
};

/** One timeline that can be played. Segments are numbered from the epoch on channels and from 0 in titles. */
export type Presentation = {
  kind: 'live' | 'archive' | 'vod';
  /** The first and the last segment that a playlist names. */
  from: number;
  to: number;
  /** One past the last segment that will ever be named; null for a channel that goes on. */
  end: number | null;
  ended: boolean;
  /** Which segments may be fetched: a little more than is named. */
  served: { first: number; last: number };
  part(segment: number): Part;
};

function broadcastPart({ id, slots, blackouts = [] }: LinearChannel, segment: number): Part {
  const { slot, entryStart } = locate(slots, segment);
  const entryId = scheduleEntryId(id, realSecond(entryStart));
  const isDark = isBlackedOut(blackouts, segment, segment + 1);
  return { id: entryId, contentId: slot.contentId, episodeId: slot.episodeId, start: entryStart, isDark };
}

function lastComplete(nowMs: number): number {
  return segmentAt(nowMs) - 1;
}

/** A channel as it is on air. */
export function livePresentation(channel: LinearChannel, nowMs: number): Presentation {
  const edge = lastComplete(nowMs);
  const from = edge - LIVE_WINDOW + 1;
  return {
    kind: 'live',
    from,
    to: edge,
    end: null,
    ended: false,
    served: { first: from - LIVE_GRACE, last: edge + EDGE_TOLERANCE },
    part: (segment) => broadcastPart(channel, segment),
  };
}

/** From the second `ts` to the end of the programme shown then; null while that second lies in the future. */
export function archivePresentation(channel: LinearChannel, ts: number, nowMs: number): Presentation | null {
  const edge = lastComplete(nowMs);
  const from = segmentOfSecond(channel.slots, ts);
  if (from > edge) return null;
  const { end } = entryAt(channel.slots, from);
  const ended = end - 1 <= edge;
  return {
    kind: 'archive',
    from,
    to: Math.min(end - 1, edge),
    end,
    ended,
    served: { first: from, last: Math.min(end - 1, edge + EDGE_TOLERANCE) },
    part: (segment) => broadcastPart(channel, segment),
  };
}

/** A film or an episode. */
export function titlePresentation({ contentId, segments }: VirtualTitle): Presentation {
  const last = segments - 1;
  const part = { id: contentId, contentId, episodeId: null, start: 0, isDark: false };
  return {
    kind: 'vod',
    from: 0,
    to: last,
    end: segments,
    ended: true,
    served: { first: 0, last },
    part: () => part,
  };
}
