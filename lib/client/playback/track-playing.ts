import { track } from '@/lib/client/analytics/track';
import type { Played } from '@/lib/rules/analytics/events';
import { playbackEvents } from '@/lib/rules/analytics/playback-events';
import type { Playable } from '@/lib/rules/playback/playable';

/** A page plays one title at a time; fast channel changes need a few entries. */
const MOST_KNOWN = 10;

/** Requested streams by their statistics id, which is all that reports of the player contain. */
const known = new Map<string, Known>();

type Known = Exclude<Playable, { kind: 'trailer' }>;

export function noteStream(statId: string | null, playable: Playable): void {
  // Trailers have no statistics.
  if (!statId || playable.kind === 'trailer') return;
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(statId, playable);
}

/** Tracks the analytics events of one player from its reports (spec 2 §7 Analytics events). */
export function playbackTracker(): (statId: string | null, position: number, watched: number) => void {
  const eventsOf = playbackEvents();
  return (statId, position, watched) => {
    const playable = statId ? known.get(statId) : undefined;
    if (!playable) return;
    for (const happened of eventsOf({ statId, position, ...thingOf(playable) }, watched)) track(happened);
  };
}

function thingOf(playable: Known): Omit<Played, 'statId' | 'position'> {
  return playable.kind === 'content'
    ? { contentId: playable.contentId, libraryId: playable.libraryId, startType: 'vod' }
    : { channelId: String(playable.channelId), startType: playable.ts === null ? 'live' : 'archive' };
}
