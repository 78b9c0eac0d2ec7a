import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AdPlan } from '../../domain/ads.ts';
import type { Marker } from '../../domain/markers.ts';
import type { Localized, MediaPreference } from '../../origin/catalogue.ts';

export type ContentType = 'movie' | 'series' | 'season' | 'episode' | 'program';

/** A rating of another site; `rating` is a string on the wire (wire 4) and here too. */
export type Rating = { type: 'kinopoisk' | 'imdb'; rating: string; externalId?: string };

/** A genre without a parent is a main genre, the others are its subgenres (spec 2 §2 Filters page). */
export const genres = pgTable('genres', {
  id: integer('id').primaryKey(),
  parentId: integer('parent_id'),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Localized>().notNull(),
  rowId: text('row_id'),
  rowSlug: text('row_slug'),
  sort: integer('sort').notNull().default(0),
});

export const countries = pgTable('countries', {
  id: integer('id').primaryKey(),
  code: text('code').notNull(),
  name: jsonb('name').$type<Localized>().notNull(),
  sort: integer('sort').notNull().default(0),
});

export const libraries = pgTable('libraries', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: jsonb('title').$type<Localized>().notNull(),
  description: jsonb('description').$type<Localized>().notNull(),
  libraryType: text('library_type').notNull().default('svod'),
  colorBg: text('color_bg').notNull().default('#141824'),
  artSeed: text('art_seed'),
  sort: integer('sort').notNull().default(0),
});

/**
 * Everything that can be watched or aired, and the folders (series, season) above it. A season or an episode has null
 * (or an empty list) for a value that equals its parent's: the catalogue fills it in.
 */
export const contents = pgTable(
  'contents',
  {
    id: text('id').primaryKey(),
    /** `YEAR-latin-title-<id>` (wire 1.7). */
    slug: text('slug').notNull(),
    type: text('type').$type<ContentType>().notNull(),
    parentId: text('parent_id'),
    season: integer('season').notNull().default(0),
    series: integer('series').notNull().default(0),
    title: jsonb('title').$type<Localized>().notNull(),
    original: text('original').notNull().default(''),
    short: jsonb('short').$type<Localized>().notNull(),
    description: jsonb('description').$type<Localized>().notNull(),
    year: integer('year'),
    age: integer('age'),
    /** Seconds; 0 for a series or a season. */
    duration: integer('duration').notNull().default(0),
    genreIds: integer('genre_ids').array().notNull().default([]),
    countryIds: integer('country_ids').array().notNull().default([]),
    ratings: jsonb('ratings').$type<Rating[]>().notNull().default([]),
    colorBg: text('color_bg'),
    isFree: boolean('is_free'),
    isAnnouncement: boolean('is_announcement').notNull().default(false),
    isCartoon: boolean('is_cartoon').notNull().default(false),
    isLost: boolean('is_lost').notNull().default(false),
    adPlan: text('ad_plan').$type<AdPlan>(),
    /** Encrypted: playing needs a licence (spec 2 §3 DRM stream data). */
    isProtected: boolean('is_protected'),
    media: jsonb('media').$type<MediaPreference>(),
    artSeed: text('art_seed'),
    /** Parts of it: chapters, and what players offer to skip. */
    markers: jsonb('markers').$type<Marker[]>().notNull().default([]),
    /** The author and the licence, when a licence requires it. */
    attribution: jsonb('attribution').$type<Localized>(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('contents_parent').on(table.parentId), uniqueIndex('contents_slug').on(table.slug)],
);

/** A short film about a content, played like one: the media origin knows its id as a title too. */
export const trailers = pgTable('trailers', {
  id: text('id').primaryKey(),
  contentId: text('content_id')
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' }),
  libraryId: integer('library_id'),
  duration: integer('duration').notNull().default(31),
});

export const contentLibraries = pgTable(
  'content_libraries',
  {
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    libraryId: integer('library_id')
      .notNull()
      .references(() => libraries.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.libraryId] })],
);

/** One row. Every change of the catalogue raises `version`; running servers see it and reload (catalogue/version.ts). */
export const catalogueState = pgTable('catalogue_state', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});

/** Templates of titles and descriptions for search engines (spec 2 §3 SEO mask). */
export const seoMasks = pgTable(
  'seo_masks',
  {
    pageType: text('page_type').notNull(),
    textType: text('text_type').notNull(),
    value: jsonb('value').$type<Localized>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageType, table.textType] })],
);
