import { isCatchupAvailable } from '../domain/archive.ts';
import { isBlackedOut } from '../origin/blackouts.ts';
import type { ScheduleEntry } from '../origin/timeline.ts';
import type { Aired, Channel, Content, Snapshot } from './model.ts';

/** The same under the name that everybody who works with schedules knows. */
export type AiredEntry = Aired;

/** Null where the week names a content that the catalogue does not have. */
export function airedEntry(snapshot: Snapshot, channel: Channel, entry: ScheduleEntry): AiredEntry | null {
  const content = snapshot.contents.get(entry.slot.contentId);
  if (!content) return null;
  const episode = entry.slot.episodeId ? (snapshot.contents.get(entry.slot.episodeId) ?? null) : null;
  return { ...entry, channel, content, episode };
}

/** What is really shown: the episode where there is one. */
export function playedOf(entry: AiredEntry): Content {
  return entry.episode ?? entry.content;
}

/** Whether any part of it falls into a blackout of its channel (spec 2 §4). */
export function isInBlackout({ channel, start, end }: AiredEntry): boolean {
  return isBlackedOut(channel.blackouts, start, end);
}

/** Spec 2 §4 `error_schedule_copyright_banned`: by the rights of the programme, or of what was on air just then. */
export function isBanned(entry: AiredEntry): boolean {
  return entry.channel.bannedStarts.has(entry.slot.start) || isInBlackout(entry);
}

/** Whether a broadcast can be watched again, as of `now` (unix seconds). */
export function hasCatchup(entry: AiredEntry, now: number): boolean {
  const { realTimestamp, channel } = entry;
  return isCatchupAvailable({ realTimestamp, isBanned: isBanned(entry) }, channel.archivedDays, now);
}
