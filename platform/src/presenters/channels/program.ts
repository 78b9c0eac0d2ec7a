import { type Static, Type } from 'typebox';
import type { Archive } from '../../catalogue/archive.ts';
import { pageColor } from '../../catalogue/content-subject.ts';
import type { Content } from '../../catalogue/model.ts';
import type { OwnTitle } from '../../db/queries/own-titles.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { ContentCover, contentCover, RatingWire, ratingsOf, yearText } from '../contents/content-card.ts';
import { MotionRating, motionRating } from '../contents/motion-rating.ts';
import { posterOf, stillOf } from '../contents/pictures.ts';
import { Nullable, Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { Favourite, favouriteWire } from './user-channel.ts';

export const LegacyImage = Wire({ type: Type.String(), ar: Type.String(), src: Type.String() });
/** Legacy lists name genres and countries by number (wire 9). */
export const Named = Wire({ id: Type.Integer(), name: Type.String() });

/** Categories of old clients; SPEC: id 2 means series. */
const CATEGORIES = { movie: 1, series: 2, season: 2, episode: 2, program: 3 } as const;

/** wire 3 Program. */
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
  productions: Type.Array(Wire({ ...Named.properties, icon: Type.String() })),
  topics: Type.Array(Named),
  cover: ContentCover,
  color_bg: Type.String(),
  archived_channel_ids: Type.Array(Type.Integer()),
  archive_expired_at: Type.String({
    format: 'date-time',
    description: 'when it leaves the archive, or left it',
  }),
  is_catchup_available: Type.Boolean(),
  favorite: Nullable(Favourite),
  user_rating: Nullable(Wire({ id: Type.String(), rating: Type.String() })),
  screen_shot_url: Type.String(),
});

/** At least two pictures: one old client reads the second without a check (wire 10.12). */
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

/** Data about a programme besides its description: its archive, and the viewer's favourite and rating. */
export type ProgramFacts = { archive: Archive; own: OwnTitle };

function ownPart({ favourite, rating }: OwnTitle): Pick<Static<typeof Program>, 'favorite' | 'user_rating'> {
  return {
    favorite: favourite && favouriteWire(favourite),
    user_rating: rating && { id: rating.id, rating: rating.rating.toFixed(1) },
  };
}

export function program(
  content: Content,
  { archive, own }: ProgramFacts,
  view: View,
): Static<typeof Program> {
  const still = stillOf(content, view);
  return {
    id: content.id,
    slug: content.slug,
    title: localized(content.title, view),
    short: localized(content.short, view),
    description: localized(content.description, view),
    content_type: content.type,
    img: picturesOf(content, view),
    category: {
      id: CATEGORIES[content.type],
      name: content.genres[0] ? localized(content.genres[0].name, view) : '',
    },
    genres: content.genres.map(({ id, name, rowId, rowSlug }) => ({
      id,
      name: localized(name, view),
      row_id: rowId ?? '',
      row_slug: rowSlug ?? '',
    })),
    countries: content.countries.map(({ id, name }) => ({ id, name: localized(name, view) })),
    year: yearText(content),
    age: content.age,
    motion_rating: motionRating(content.age, view),
    rating: content.score > 0 ? content.score.toFixed(1) : null,
    rating_imdb: ratingBy(content, 'imdb'),
    rating_kinopoisk: ratingBy(content, 'kinopoisk'),
    ratings: ratingsOf(content, view),
    kinopoisk_id: content.ratings.find(({ type }) => type === 'kinopoisk')?.externalId ?? '',
    persons: content.credits.map(({ person, role }) => ({
      id: person.id,
      slug: person.slug,
      name: localized(person.name, view),
      role,
      image_url: view.images('person', person.id, view.locale),
    })),
    productions: [],
    topics: [],
    cover: contentCover(content, view),
    color_bg: pageColor(content),
    archived_channel_ids: archive.channels.map(({ id }) => id),
    archive_expired_at: isoSeconds(new Date(archive.expiresAt * 1000)),
    is_catchup_available: archive.channels.length > 0,
    ...ownPart(own),
    screen_shot_url: still,
  };
}
