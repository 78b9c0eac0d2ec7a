import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** The kinds of search results. */
export type FoundKind = 'movie' | 'series' | 'program' | 'channel' | 'person';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The names of everything that can be found, in the folded form of domain/search/fold.ts: one row per name, so that a title
 * is found by its name in each of four languages. Derived from the catalogue (search/fill.ts), never edited.
 */
export const searchNames = pgTable(
  'search_names',
  {
    kind: text('kind').$type<FoundKind>().notNull(),
    objectId: text('object_id').notNull(),
    name: text('name').notNull(),
    /** The minimum age; the query filters by it for child profiles. */
    age: integer('age').notNull(),
    /** Of two equally good matches the heavier one comes first. */
    weight: real('weight').notNull(),
    // 'simple': four languages share one column, and words folded to Latin letters have no dictionary.
    words: tsvector('words').generatedAlwaysAs(sql`to_tsvector('simple', "name")`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId, table.name] }),
    index('search_names_begin').on(table.name.op('text_pattern_ops')),
    index('search_names_words').using('gin', table.words),
    index('search_names_similar').using('gin', table.name.op('gin_trgm_ops')),
  ],
);

/** One row: the version of the catalogue that `search_names` was made from. */
export const searchState = pgTable('search_state', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});

/** A search text of a viewer and the result that was opened (wire 6 search/found); `profile_id` is '' without a profile. */
export const searchFinds = pgTable(
  'search_finds',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    profileId: text('profile_id').notNull().default(''),
    /** As typed, except for case and outer spaces. */
    text: text('text').notNull(),
    title: text('title').notNull(),
    contentType: text('content_type').notNull(),
    objectId: text('object_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('search_finds_once').on(table.userId, table.profileId, table.text)],
);
