import { isCatchupAvailable } from '../domain/archive.ts';
import { isBlackedOut } from '../origin/blackouts.ts';
import type { ScheduleEntry } from '../origin/timeline.ts';
import type { Aired, Channel, Content, Snapshot } from './model.ts';

/** The same type under the usual name for schedules. */
export type AiredEntry = Aired;

/** Null when the week names content that is not in the catalogue. */
export function airedEntry(snapshot: Snapshot, channel: Channel, entry: ScheduleEntry): AiredEntry | null {
  const content = snapshot.contents.get(entry.slot.contentId);
  if (!content) return null;
  const episode = entry.slot.episodeId ? (snapshot.contents.get(entry.slot.episodeId) ?? null) : null;
  // A literal: spreading the entry took a twentieth of the time of a stream answer.
  const { slot, week, start, end, timestamp, realTimestamp, duration, realDuration } = entry;
  return {
    slot,
    week,
    start,
    end,
    timestamp,
    realTimestamp,
    duration,
    realDuration,
    channel,
    content,
    episode,
  };
}

/** The content that is played: the episode if there is one. */
export function playedOf(entry: AiredEntry): Content {
  return entry.episode ?? entry.content;
}

/** Whether any part of it is in a blackout of its channel (spec 2 §4). */
export function isInBlackout({ channel, start, end }: AiredEntry): boolean {
  return isBlackedOut(channel.blackouts, start, end);
}

/** Spec 2 §4 `error_schedule_copyright_banned`: by the rights of the programme or of its slot. */
export function isBanned(entry: AiredEntry): boolean {
  return entry.channel.bannedStarts.has(entry.slot.start) || isInBlackout(entry);
}

/** Whether catch-up of a broadcast is available at `now` (unix seconds). */
export function hasCatchup(entry: AiredEntry, now: number): boolean {
  const { realTimestamp, channel } = entry;
  return isCatchupAvailable({ realTimestamp, isBanned: isBanned(entry) }, channel.archivedDays, now);
}
