import { type Static, Type } from 'typebox';
import { pageColor } from '../../catalogue/content-subject.ts';
import type { Content } from '../../catalogue/model.ts';
import { perLocale } from '../per-locale.ts';
import { Nullable, Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { MotionRating, motionRating } from './motion-rating.ts';
import { posterOf, stillOf } from './pictures.ts';

export const RatingWire = Wire({
  external_id: Type.String(),
  type: Type.String(),
  rating: Type.String(),
  name: Type.String(),
  color: Type.String(),
});

const RATERS = {
  kinopoisk: {
    name: { ru: 'КиноПоиск', kk: 'КиноПоиск', en: 'Kinopoisk', uz: 'Kinopoisk' },
    color: '#ff6600',
  },
  imdb: { name: { ru: 'IMDb', kk: 'IMDb', en: 'IMDb', uz: 'IMDb' }, color: '#f5c518' },
} as const;

export function ratingsOf(content: Content, view: View): Static<typeof RatingWire>[] {
  return content.ratings.map(({ type, rating, externalId }) => ({
    external_id: externalId ?? '',
    type,
    rating,
    name: localized(RATERS[type].name, view),
    color: RATERS[type].color,
  }));
}

export const ContentCover = Wire({ src_2x3: Type.String(), src_16x9: Type.String() });

/** Always an object (wire 10.8); seasons have the poster of their series, episodes their own still. */
export function contentCover(content: Content, view: View): Static<typeof ContentCover> {
  const upright = content.type === 'season' || content.type === 'episode' ? content.root : content;
  return {
    src_2x3: posterOf(upright, view),
    src_16x9: stillOf(content, view),
  };
}

/** The fields of a title everywhere, alone or in a list. */
export const titleSummaryFields = {
  id: Snowflake,
  slug: Type.String(),
  title: Type.String(),
  content_type: Type.String(),
  parent_id: Nullable(Snowflake),
  season: Type.Integer(),
  series: Type.Integer(),
  age: Type.Integer(),
  duration: Type.Integer(),
  short: Type.String(),
  cover: ContentCover,
  motion_rating: MotionRating,
  color_bg: Type.String(),
  is_free: Type.Boolean(),
  is_announcement: Type.Boolean(),
};

export function titleSummary(content: Content, view: View) {
  return {
    id: content.id,
    slug: content.slug,
    title: localized(content.title, view),
    content_type: content.type,
    parent_id: content.parent?.id ?? null,
    season: content.season,
    series: content.series,
    age: content.age,
    duration: content.duration,
    short: localized(content.short, view),
    cover: contentCover(content, view),
    motion_rating: motionRating(content.age, view),
    color_bg: pageColor(content),
    is_free: content.isFree,
    is_announcement: content.isAnnouncement,
  };
}

/** wire 4 Content card, with additional fields for the cards of the product. */
export const ContentCard = Wire({
  ...titleSummaryFields,
  year: Type.String(),
  ratings: Type.Array(RatingWire),
  genres: Type.Array(Wire({ id: Type.String(), name: Type.String() })),
});

export function yearText(content: Content): string {
  return content.year === null ? '' : String(content.year);
}

export const contentCard = perLocale((content: Content, view: View): Static<typeof ContentCard> => {
  return {
    ...titleSummary(content, view),
    year: yearText(content),
    ratings: ratingsOf(content, view),
    genres: content.genres.map(({ id, name }) => ({ id: String(id), name: localized(name, view) })),
  };
});
