import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../origin/catalogue.ts';
import type { ContentType } from './catalogue.ts';
import type { PersonRole } from './persons.ts';
import type { FavouriteKind } from './viewing.ts';

/** Spec 2 §2 Row templates: the template decides which list of the answer is filled. `content-top` is ours: `content-v` with places. */
export type RowTemplate =
  | 'content-v'
  | 'content-h'
  | 'content-top'
  | 'because'
  | 'history'
  | 'history-h'
  | 'person'
  | 'channel'
  | 'button'
  | 'branded_button'
  | 'collection-v'
  | 'promo-bg'
  | 'promo-wide'
  | 'packet_promo'
  | 'packet_promo_base'
  | 'donate_packs';

export type RowSort = 'new' | 'popular' | 'rating' | 'year' | 'title';

/** The target of a promotion; the type decides what the id means (spec 2 §2 Destination types). */
export type Destination = {
  type:
    | 'open_url'
    | 'enter_promo_key'
    | 'content'
    | 'row'
    | 'packet'
    | 'rowset'
    | 'channel'
    | 'last_channel'
    | 'text';
  id?: string;
  src?: string;
  libraryId?: number;
  idNoOtt?: string;
  title?: Localized;
  description?: Localized;
};

/** Missing texts and art are taken from the content or the channel that the promotion leads to. */
export type Promotion = {
  id: string;
  destination: Destination;
  title?: Localized;
  short?: Localized;
  description?: Localized;
  artSeed?: string;
  colorBg?: string;
  duration?: number;
};

/** A filter over the catalogue; a missing field allows everything. */
export type ContentQuery = {
  types?: ContentType[];
  genreIds?: number[];
  countryIds?: number[];
  libraryId?: number;
  yearFrom?: number;
  yearTo?: number;
  ratingFrom?: number;
  ageTo?: number;
  isFree?: boolean;
  isCartoon?: boolean;
  sort?: RowSort;
  /** No more than the first ones of that order. */
  most?: number;
};

/** How a row is filled. `onlyWithText`: a row of the search page, empty without a search text. */
export type RowSource =
  | { kind: 'contents'; ids: string[] }
  | ({ kind: 'query'; onlyWithText?: boolean } & ContentQuery)
  | {
      kind: 'channels';
      ids?: number[];
      categoryId?: number;
      isFree?: boolean;
      onlyWithText?: boolean;
      /** With a search text: not the channels with that name, but those with such a programme on air. */
      isOnAir?: boolean;
    }
  | { kind: 'persons'; ids?: number[]; role?: PersonRole; onlyWithText?: boolean }
  | { kind: 'promotions'; items: Promotion[] }
  | { kind: 'history' }
  /** What resembles the title that the viewer watched last, whose name stands for `{title}` in the name of the row. */
  | { kind: 'because'; title: Localized }
  | { kind: 'favourites'; of: FavouriteKind };

/** Pages made of rows: home, search, the sections of the menu (spec 2 §3 Page). */
export const rowsets = pgTable('rowsets', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: jsonb('title').$type<Localized>().notNull(),
  template: text('template').notNull(),
  description: jsonb('description').$type<Localized>().notNull(),
  libraryId: integer('library_id'),
  artSeed: text('art_seed'),
  sort: integer('sort').notNull().default(0),
});

export const rows = pgTable('rows', {
  /** The snowflake of `slug-<18 digits>` (wire 1.7). */
  id: text('id').primaryKey(),
  /** Without the digits: `freechannels`, `novinki`. */
  slug: text('slug').notNull().unique(),
  title: jsonb('title').$type<Localized>().notNull(),
  template: text('template').$type<RowTemplate>().notNull(),
  contentType: text('content_type').$type<ContentType>(),
  description: jsonb('description').$type<Localized>().notNull(),
  htmlDescription: jsonb('html_description').$type<Localized>().notNull(),
  source: jsonb('source').$type<RowSource>().notNull(),
});

export const rowsetRows = pgTable(
  'rowset_rows',
  {
    rowsetId: integer('rowset_id')
      .notNull()
      .references(() => rowsets.id, { onDelete: 'cascade' }),
    rowId: text('row_id')
      .notNull()
      .references(() => rows.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rowsetId, table.rowId] }),
    index('rowset_rows_row').on(table.rowId),
  ],
);
