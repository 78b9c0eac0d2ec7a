import { tell } from '@/lib/client/analytics/track';
import type { Played } from '@/lib/rules/analytics/events';
import { playbackEvents } from '@/lib/rules/analytics/playback-events';
import type { Playable } from '@/lib/rules/playback/playable';

/** A page plays one thing at a time; a zap back and forth asks for a few. */
const MOST_KNOWN = 10;

/** Which stream was asked for: reports of the player know it by its statistic alone. */
const known = new Map<string, Known>();

type Known = Exclude<Playable, { kind: 'trailer' }>;

export function noteStream(statId: string | null, playable: Playable): void {
  // Trailers are watched in passing: they are nobody's statistic.
  if (!statId || playable.kind === 'trailer') return;
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(statId, playable);
}

/** What the reports of one player amount to is told to whoever measures (spec 2 §7 Analytics events). */
export function playingTeller(): (statId: string | null, position: number, watched: number) => void {
  const eventsOf = playbackEvents();
  return (statId, position, watched) => {
    const playable = statId ? known.get(statId) : undefined;
    if (!playable) return;
    for (const happened of eventsOf({ statId, position, ...thingOf(playable) }, watched)) tell(happened);
  };
}

function thingOf(playable: Known): Omit<Played, 'statId' | 'position'> {
  return playable.kind === 'content'
    ? { contentId: playable.contentId, libraryId: playable.libraryId, startType: 'vod' }
    : { channelId: String(playable.channelId), startType: playable.ts === null ? 'live' : 'archive' };
}
