import { type Static, Type } from 'typebox';
import { type AiredEntry, hasCatchup, playedOf } from '../../catalogue/aired.ts';
import type { Channel, Content } from '../../catalogue/model.ts';
import { MotionRating, motionRating, RatingWire, ratingsOf, yearText } from '../contents/content-card.ts';
import type { HistoryMark } from '../contents/history-mark.ts';
import { HistoryMarkWire } from '../contents/history-mark.ts';
import { channelPicture, posterOf, stillOf } from '../contents/pictures.ts';
import { Nullable, Snowflake, Wire } from '../schema.ts';
import { say, type View } from '../view.ts';
import { EntryTimes, entryTimes } from './schedule.ts';

export const LegacyImage = Wire({ type: Type.String(), ar: Type.String(), src: Type.String() });
/** Legacy lists name genres and countries by number (wire.md §9). */
export const Named = Wire({ id: Type.Integer(), name: Type.String() });

/** Categories of old clients; SPEC: id 2 means series. */
const CATEGORIES = { movie: 1, series: 2, season: 2, episode: 2, program: 3 } as const;

/** wire.md §3 Program. */
export const Program = Wire({
  id: Snowflake,
  slug: Type.String(),
  title: Type.String(),
  short: Type.String(),
  description: Type.String(),
  content_type: Type.String(),
  img: Type.Array(LegacyImage),
  category: Named,
  genres: Type.Array(Wire({ ...Named.properties, row_id: Type.String(), row_slug: Type.String() })),
  countries: Type.Array(Named),
  year: Type.String(),
  age: Type.Integer(),
  motion_rating: MotionRating,
  rating: Nullable(Type.String()),
  rating_imdb: Nullable(Type.String()),
  rating_kinopoisk: Nullable(Type.String()),
  ratings: Type.Array(RatingWire),
  kinopoisk_id: Type.String(),
  persons: Type.Array(
    Wire({
      id: Type.Integer(),
      slug: Type.String(),
      name: Type.String(),
      role: Type.String(),
      image_url: Type.String(),
    }),
  ),
  productions: Type.Array(Type.String()),
  topics: Type.Array(Type.String()),
  cover: Nullable(Type.String()),
  color_bg: Type.String(),
  archived_channel_ids: Type.Array(Type.Integer()),
  is_catchup_available: Type.Boolean(),
  screen_shot_url: Type.String(),
});

/** At least two pictures: one old client reads the second without looking (wire.md 10.12). */
export function picturesOf(content: Content, view: View): Static<typeof LegacyImage>[] {
  const still = stillOf(content, view);
  return [
    { type: 'wide', ar: '16:9', src: still },
    { type: 'cover', ar: '4:3', src: `${still}?w=960&h=720&crop=true` },
    { type: 'poster', ar: '2:3', src: posterOf(content.root, view) },
  ];
}

function ratingBy(content: Content, type: 'imdb' | 'kinopoisk'): string | null {
  return content.ratings.find((one) => one.type === type)?.rating ?? null;
}

/** `archive` are the channels on which the content can be watched again. */
export function program(content: Content, archive: readonly Channel[], view: View): Static<typeof Program> {
  const still = stillOf(content, view);
  return {
    id: content.id,
    slug: content.slug,
    title: say(content.title, view),
    short: say(content.short, view),
    description: say(content.description, view),
    content_type: content.type,
    img: picturesOf(content, view),
    category: {
      id: CATEGORIES[content.type],
      name: content.genres[0] ? say(content.genres[0].name, view) : '',
    },
    genres: content.genres.map(({ id, name, rowId, rowSlug }) => ({
      id,
      name: say(name, view),
      row_id: rowId ?? '',
      row_slug: rowSlug ?? '',
    })),
    countries: content.countries.map(({ id, name }) => ({ id, name: say(name, view) })),
    year: yearText(content),
    age: content.age,
    motion_rating: motionRating(content.age),
    rating: content.score > 0 ? content.score.toFixed(1) : null,
    rating_imdb: ratingBy(content, 'imdb'),
    rating_kinopoisk: ratingBy(content, 'kinopoisk'),
    ratings: ratingsOf(content),
    kinopoisk_id: content.ratings.find(({ type }) => type === 'kinopoisk')?.externalId ?? '',
    persons: content.credits.map(({ person, role }) => ({
      id: person.id,
      slug: person.slug,
      name: say(person.name, view),
      role,
      image_url: view.images('person', person.id, view.locale),
    })),
    productions: [],
    topics: [],
    cover: still,
    color_bg: content.colorBg,
    archived_channel_ids: archive.map(({ id }) => id),
    is_catchup_available: archive.length > 0,
    screen_shot_url: still,
  };
}

const ShortChannel = Wire({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  icon: Type.String(),
  is_free: Type.Boolean(),
});

/** wire.md §3 GET /v2/channels/{id}/schedule, the form of older clients and of guests. */
export const LegacyScheduleEntry = Wire({
  ...EntryTimes,
  channel: ShortChannel,
  img: LegacyImage,
  program: Program,
  episode: Nullable(
    Wire({
      id: Snowflake,
      season: Type.Integer(),
      series: Type.Integer(),
      title: Type.String(),
      description: Type.String(),
    }),
  ),
  content_id: Snowflake,
  history: Nullable(HistoryMarkWire),
  histories: Type.Array(HistoryMarkWire),
  is_catchup_available: Type.Boolean(),
});

export function legacyEntry(
  entry: AiredEntry,
  now: number,
  marks: ReadonlyMap<string, HistoryMark>,
  view: View,
): Static<typeof LegacyScheduleEntry> {
  const { channel, content, episode } = entry;
  const isAvailable = hasCatchup(entry, now);
  const mark = marks.get(playedOf(entry).id) ?? null;
  return {
    ...entryTimes(entry),
    channel: {
      id: channel.id,
      name: say(channel.name, view),
      slug: channel.slug,
      icon: channelPicture(channel, view, 'icon'),
      is_free: channel.isFree,
    },
    img: { type: 'wide', ar: '16:9', src: stillOf(playedOf(entry), view) },
    program: program(content, isAvailable ? [channel] : [], view),
    episode: episode && {
      id: episode.id,
      season: episode.season,
      series: episode.series,
      title: say(episode.title, view),
      description: say(episode.description, view),
    },
    content_id: playedOf(entry).id,
    history: mark,
    histories: mark ? [mark] : [],
    is_catchup_available: isAvailable,
  };
}
