import { countAudience, track } from '@/lib/client/analytics/track';
import type { AudienceTracker } from '@/lib/rules/analytics/audience-counter';
import { AUDIENCE_INTERVAL_S } from '@/lib/rules/analytics/constants';
import type { PlaybackFailure, PlaybackQuality, Played } from '@/lib/rules/analytics/events';
import { playbackEvents } from '@/lib/rules/analytics/playback-events';
import type { Playable } from '@/lib/rules/playback/playable';
import type { WatchedPosition } from '@/lib/rules/playback/position-report';

/** A page plays one title at a time; fast channel changes need a few entries. */
const MOST_KNOWN = 10;

/** Requested streams by their statistics id, which is all that reports of the player contain. */
const known = new Map<string, KnownStream>();

interface KnownStream {
  playable: Exclude<Playable, { kind: 'trailer' }>;
  trackers: readonly AudienceTracker[];
}

export function noteStream(
  statId: string | null,
  playable: Playable,
  trackers: readonly AudienceTracker[],
): void {
  // Trailers have no statistics.
  if (!statId || playable.kind === 'trailer') return;
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(statId, { playable, trackers });
}

/** Tracks the analytics events of one player from its reports (spec 2 §7 Analytics events). */
export function playbackTracker(): (report: WatchedPosition & { date: number | null }) => void {
  const eventsOf = playbackEvents();
  let counted: string | null = null;
  return ({ statId, position, watched, date }) => {
    const stream = statId ? known.get(statId) : undefined;
    if (!statId || !stream) return;
    const played = { statId, ...playedBy(stream), position: date === null ? position : Math.floor(date) };
    for (const happened of eventsOf(played, watched)) track(happened);
    const turn = `${statId}/${Math.floor(watched / AUDIENCE_INTERVAL_S)}`;
    if (turn === counted) return;
    counted = turn;
    const isLive = played.startType === 'live';
    for (const tracker of stream.trackers) countAudience({ tracker, isLive, frame: played.position });
  };
}

/** A failure of the player, with the title that it played. */
export function trackFailure(failure: PlaybackFailure & Part): void {
  track({ type: 'playbackError', ...failure, ...about(failure.statId) });
}

/** How a playback went, when it ends. */
export function trackQuality(quality: PlaybackQuality & Part): void {
  track({ type: 'playbackQuality', ...quality, ...about(quality.statId) });
}

/** What the player itself knows of a playback. */
type Part = Pick<Played, 'statId' | 'startType' | 'position'>;

function about(statId: string | null): Partial<Played> {
  const stream = statId ? known.get(statId) : undefined;
  return stream ? playedBy(stream) : {};
}

function playedBy({ playable }: KnownStream): Omit<Played, 'statId' | 'position'> {
  if (playable.kind === 'channel') {
    return { channelId: String(playable.channelId), startType: playable.ts === null ? 'live' : 'archive' };
  }
  const { contentId, libraryId, seriesId } = playable;
  return { contentId, libraryId, startType: 'vod', ...(seriesId && { contentParentId: seriesId }) };
}
