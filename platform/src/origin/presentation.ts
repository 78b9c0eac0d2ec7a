import { isBlackedOut } from './blackouts.ts';
import type { LinearChannel, VirtualTitle } from './catalogue.ts';
import {
  completeParts,
  entryAt,
  locate,
  realSecond,
  scheduleEntryId,
  segmentAt,
  segmentOfSecond,
} from './timeline.ts';

/** Complete segments in a live playlist: 30.72 s (media 2). */
export const LIVE_WINDOW = 8;
/** A delayed live player may still fetch segments that its last playlist named. */
const LIVE_GRACE = 16;
/**
 * The current segment is served a little before it is complete: a player whose clock is ahead requests it, and a
 * refusal would lower the viewer's quality for a while (media 2.3).
 */
const EDGE_TOLERANCE = 1;

/** The title of a segment, and its start on this timeline. */
export type Part = {
  /** The id of the schedule entry on channels, of the title on demand. */
  id: string;
  contentId: string;
  episodeId: string | null;
  start: number;
  /** Blacked out: a neutral picture and no words instead (spec 2 §4 Blackout). */
  isDark: boolean;
};

/** A timeline that can be played. Segments are numbered from the epoch on channels and from 0 in titles. */
export type Presentation = {
  kind: 'live' | 'archive' | 'vod';
  /** The first and the last segment in a playlist. */
  from: number;
  to: number;
  /** Low latency: how many parts of the segment after `to` are complete. Null without low latency. */
  parts: number | null;
  /** One past the last segment that will ever exist; null for a channel, which continues. */
  end: number | null;
  ended: boolean;
  /** The segments that may be fetched: a few more than in the playlist. */
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

/** A live channel. */
export function livePresentation(channel: LinearChannel, nowMs: number): Presentation {
  const edge = lastComplete(nowMs);
  const from = edge - LIVE_WINDOW + 1;
  return {
    kind: 'live',
    from,
    to: edge,
    parts: channel.isLowLatency ? completeParts(nowMs) : null,
    end: null,
    ended: false,
    served: { first: from - LIVE_GRACE, last: edge + EDGE_TOLERANCE },
    part: (segment) => broadcastPart(channel, segment),
  };
}

/** From the second `ts` to the end of the programme at that time; null while that second is in the future. */
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
    parts: null,
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
    parts: null,
    end: segments,
    ended: true,
    served: { first: 0, last },
    part: () => part,
  };
}
