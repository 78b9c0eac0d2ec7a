import { type Static, Type } from 'typebox';
import { type AiredEntry, hasCatchup, isBanned, playedOf } from '../../catalogue/aired.ts';
import type { Content } from '../../catalogue/model.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { localDateTime } from '../../domain/zone.ts';
import { scheduleEntryId } from '../../origin/timeline.ts';
import { type HistoryMark, HistoryMarkWire } from '../contents/history-mark.ts';
import { MotionRating, motionRating } from '../contents/motion-rating.ts';
import { stillOf } from '../contents/pictures.ts';
import { Nullable, Snowflake, UnixTime, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

/** `cover` is a plain address in schedules, an object everywhere else (wire 9). */
const EntryContent = Wire({
  id: Snowflake,
  title: Type.String(),
  slug: Type.String(),
  cover: Type.String(),
  short: Type.String(),
  age: Type.Integer(),
});

const EntryEpisode = Wire({
  id: Snowflake,
  season: Type.Integer(),
  series: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  subtitle: Type.String(),
  cover: Type.String(),
});

/** The part that all forms of an entry share. */
export const EntryTimes = {
  id: Snowflake,
  time: Type.String(),
  date: Type.String(),
  channel_id: Type.Integer(),
  timestamp: UnixTime,
  real_timestamp: UnixTime,
  duration: Type.Integer(),
  real_duration: Type.Integer(),
};

/** An extension of the wire, by which guides are narrowed; the category of an imported guide has no id. */
const EntryGenre = Wire({ id: Type.String(), name: Type.String() });

export const CurrentSchedule = Wire({
  ...EntryTimes,
  content: EntryContent,
  content_episode: Nullable(EntryEpisode),
});

/** The programme after it, as short as a tile needs it: lists have a thousand channels. */
export const NextSchedule = Wire({
  timestamp: UnixTime,
  duration: Type.Integer(),
  content: Wire({ id: Snowflake, title: Type.String(), age: Type.Integer() }),
});

/** wire 3 content_schedule, with the additional fields that the spec reads. */
export const ContentScheduleEntry = Wire({
  ...EntryTimes,
  content: EntryContent,
  genres: Type.Array(EntryGenre),
  content_episode: Nullable(EntryEpisode),
  is_catchup_available: Type.Boolean(),
  is_catchup_banned: Type.Boolean(),
  real_start_at: Type.String({ format: 'date-time' }),
  start_at: Type.String({ format: 'date-time' }),
  image_src: Type.String(),
  content_id: Snowflake,
  content_type: Type.String(),
  parent_id: Nullable(Snowflake),
  motion_rating: MotionRating,
  histories: Type.Array(HistoryMarkWire),
});

function still(content: Content, view: View): string {
  return stillOf(content, view);
}

/** Times of an entry; `date` and `time` in the provider's zone (wire 1.8). */
export function entryTimes(entry: AiredEntry) {
  const { date, time } = localDateTime(entry.timestamp);
  return {
    id: scheduleEntryId(entry.channel.id, entry.realTimestamp),
    time,
    date,
    channel_id: entry.channel.id,
    timestamp: entry.timestamp,
    real_timestamp: entry.realTimestamp,
    duration: entry.duration,
    real_duration: entry.realDuration,
  };
}

export function currentSchedule(entry: AiredEntry, view: View): Static<typeof CurrentSchedule> {
  const { content, episode } = entry;
  return {
    ...entryTimes(entry),
    content: {
      id: content.id,
      title: localized(content.title, view),
      slug: content.slug,
      cover: still(content, view),
      short: localized(content.short, view),
      age: playedOf(entry).age,
    },
    content_episode: episode && {
      id: episode.id,
      season: episode.season,
      series: episode.series,
      title: localized(episode.title, view),
      slug: episode.slug,
      description: localized(episode.description, view),
      subtitle: localized(episode.short, view),
      cover: still(episode, view),
    },
  };
}

export function nextSchedule(entry: AiredEntry, view: View): Static<typeof NextSchedule> {
  const { timestamp, duration, content } = entry;
  const { age } = playedOf(entry);
  return { timestamp, duration, content: { id: content.id, title: localized(content.title, view), age } };
}

export function contentScheduleEntry(
  entry: AiredEntry,
  now: number,
  marks: ReadonlyMap<string, HistoryMark>,
  view: View,
): Static<typeof ContentScheduleEntry> {
  const played = playedOf(entry);
  const mark = marks.get(played.id);
  return {
    ...currentSchedule(entry, view),
    genres: entry.content.genres.map(({ id, name }) => ({
      id: String(id || ''),
      name: localized(name, view),
    })),
    is_catchup_available: hasCatchup(entry, now),
    is_catchup_banned: isBanned(entry),
    real_start_at: isoSeconds(new Date(entry.realTimestamp * 1000)),
    start_at: isoSeconds(new Date(entry.timestamp * 1000)),
    image_src: still(played, view),
    content_id: played.id,
    content_type: played.type,
    parent_id: played.guided ? null : (played.parent?.id ?? null),
    motion_rating: motionRating(played.age, view),
    histories: mark ? [mark] : [],
  };
}
