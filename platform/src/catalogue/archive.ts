import { DAY_SECONDS } from '../domain/archive.ts';
import { isCatchupOpen, scheduleOf } from './air.ts';
import { type AiredEntry, hasCatchup } from './aired.ts';
import { unique } from './groups.ts';
import type { Channel, Content, Snapshot } from './model.ts';

/** The channels with catch-up of a title, and the end of the archive (unix seconds). */
export type Archive = { channels: readonly Channel[]; expiresAt: number };

/** The end of the archive for a broadcast; without an archive it is the time of the broadcast. */
function expiryOf({ realTimestamp, channel }: AiredEntry): number {
  return realTimestamp + channel.archivedDays * DAY_SECONDS;
}

/** The archive of one broadcast. */
export function archiveOfEntry(entry: AiredEntry, now: number): Archive {
  return { channels: hasCatchup(entry, now) ? [entry.channel] : [], expiresAt: expiryOf(entry) };
}

function computed(snapshot: Snapshot, content: Content, now: number): Archive {
  const all = scheduleOf(snapshot, content, now);
  const available = all.filter((entry) => entry.realTimestamp <= now && isCatchupOpen(entry, now));
  const published = Math.floor(content.publishedAt.getTime() / 1000);
  return {
    channels: unique(available.map(({ channel }) => channel)),
    expiresAt: Math.max(published, ...all.map(expiryOf)),
  };
}

/** A list of series needs thousands of broadcasts, so results are cached for this time (s). */
const CACHE_SECONDS = 60;
const cache = new WeakMap<Content, { at: number; archive: Archive }>();

/**
 * The archive of a title: of its latest broadcast, announced ones too. For a title that was never aired it ended at
 * publication.
 */
export function archiveOf(snapshot: Snapshot, content: Content, now: number): Archive {
  const last = cache.get(content);
  if (last && Math.abs(now - last.at) < CACHE_SECONDS) return last.archive;
  const archive = computed(snapshot, content, now);
  cache.set(content, { at: now, archive });
  return archive;
}
