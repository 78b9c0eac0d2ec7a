import { isNotNull } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { profiles } from './session.ts';

/** A removal can be undone for a while (db/queries/removal.ts); null: not removed. */
const removedAt = () => moment('removed_at');

/** Few rows are removed: what nobody can bring back any more is found without a look at all others. */
const removedIndex = (name: string, column: AnyPgColumn) => index(name).on(column).where(isNotNull(column));

const now = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

export type FavouriteKind = 'channel' | 'program' | 'content' | 'person';

/** `profile_id` is '' without a chosen profile, so that one unique index covers both cases. */
export const favourites = pgTable(
  'favourites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id').notNull(),
    profileId: text('profile_id').notNull().default(''),
    kind: text('kind').$type<FavouriteKind>().notNull(),
    objectId: text('object_id').notNull(),
    priority: integer('priority').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    removedAt: removedAt(),
  },
  (table) => [
    uniqueIndex('favourites_once').on(table.userId, table.profileId, table.kind, table.objectId),
    removedIndex('favourites_removed', table.removedAt),
  ],
);

/** A viewer's position in a film, an episode or a programme: the resume position and the history. */
export const watchPositions = pgTable(
  'watch_positions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    profileId: text('profile_id').notNull().default(''),
    contentId: text('content_id').notNull(),
    /** The film itself or the series of an episode: history has one card for it. */
    rootId: text('root_id').notNull(),
    channelId: integer('channel_id'),
    seconds: integer('seconds').notNull(),
    percentage: integer('percentage').notNull(),
    updatedAt: now(),
    removedAt: removedAt(),
  },
  (table) => [
    uniqueIndex('watch_positions_once').on(table.userId, table.profileId, table.contentId),
    index('watch_positions_recent').on(table.userId, table.profileId, table.updatedAt),
    // What was watched lately is counted, and what is very old is deleted (db/retention.ts).
    index('watch_positions_time').on(table.updatedAt),
    removedIndex('watch_positions_removed', table.removedAt),
  ],
);

/** How many viewers have watched a film, a series or a programme lately (catalogue/popularity.ts). */
export const contentViewers = pgTable('content_viewers', {
  contentId: text('content_id').primaryKey(),
  viewers: integer('viewers').notNull(),
});

/** A viewer's rating of a title (spec 2 §3 Content meta: user_rating). */
export const contentRatings = pgTable(
  'content_ratings',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    profileId: text('profile_id').notNull().default(''),
    contentId: text('content_id').notNull(),
    rating: integer('rating').notNull(),
    updatedAt: now(),
  },
  (table) => [uniqueIndex('content_ratings_once').on(table.userId, table.profileId, table.contentId)],
);

/**
 * One per stream answer; `PATCH users/self/stat/{id}` updates it and the position. The table is partitioned by `created_at`, in weeks
 * (db/retention.ts).
 */
export const streamStats = pgTable(
  'stream_stats',
  {
    id: text('id').notNull(),
    userId: integer('user_id').notNull(),
    deviceId: text('device_id'),
    profileId: text('profile_id').notNull().default(''),
    /** The played content: the film, the episode, or the programme of a catch-up. */
    contentId: text('content_id'),
    channelId: integer('channel_id'),
    /** The requested moment of a catch-up in unix seconds; 0 for live. */
    ts: integer('ts').notNull().default(0),
    seconds: integer('seconds').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: now(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.createdAt] }),
    index('stream_stats_user').on(table.userId),
  ],
);

/** How long a child has watched today, by its profile (session/screen-time.ts). */
export const screenUse = pgTable('screen_use', {
  profileId: uuid('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** The local day of the account. */
  day: text('day').notNull(),
  usedMs: integer('used_ms').notNull(),
  /** The last sign of playing. */
  seenAt: moment('seen_at').notNull(),
  /** A parent has given more until then. */
  moreUntil: moment('more_until'),
});
