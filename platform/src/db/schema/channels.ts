import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AdPlan } from '../../domain/ads.ts';
import type { Blackout, Localized } from '../../origin/catalogue.ts';

/** Spec 2 §3 Channel category: the list that opens first, the list of all channels, the list that needs the PIN. */
export type CategoryTags = { all_channels?: boolean; startup?: boolean; is_adult?: boolean };

/** Spec 2 §3 Channel: audience counters, passed to the client unchanged. */
export type Tracker = { tracker_type: string; params: Record<string, string> };

export const channelCategories = pgTable('channel_categories', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Localized>().notNull(),
  short: jsonb('short').$type<Localized>().notNull(),
  tags: jsonb('tags').$type<CategoryTags>().notNull().default({}),
  sort: integer('sort').notNull().default(0),
});

export const channels = pgTable('channels', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Localized>().notNull(),
  description: jsonb('description').$type<Localized>().notNull(),
  parentId: integer('parent_id'),
  sort: integer('sort').notNull().default(0),
  isFree: boolean('is_free').notNull().default(false),
  isHd: boolean('is_hd').notNull().default(true),
  is4k: boolean('is_4k').notNull().default(false),
  isAdult: boolean('is_adult').notNull().default(false),
  age: integer('age').notNull().default(0),
  aspectRatio: text('aspect_ratio').notNull().default('16:9'),
  /** 0 means no archive. */
  archivedDays: integer('archived_days').notNull().default(7),
  futureDays: integer('future_days').notNull().default(3),
  /** Without the "all channels" categories (`tags.all_channels`), which contain every channel anyway. */
  categoryIds: integer('category_ids').array().notNull().default([]),
  isAvailable: boolean('is_available').notNull().default(true),
  accessError: jsonb('access_error').$type<Localized>(),
  vitrinaUrl: text('vitrina_url'),
  isVlight: boolean('is_vlight').notNull().default(false),
  blackouts: jsonb('blackouts').$type<Blackout[]>().notNull().default([]),
  trackers: jsonb('trackers').$type<Tracker[]>().notNull().default([]),
  adPlan: text('ad_plan').$type<AdPlan>().notNull().default('none'),
  /** Encrypted: playing needs a licence (spec 2 §3 DRM stream data). */
  isProtected: boolean('is_protected').notNull().default(false),
  /** The live stream is also served in parts (low-latency HLS). */
  isLowLatency: boolean('is_low_latency').notNull().default(false),
  colorBg: text('color_bg').notNull().default('#141824'),
  artSeed: text('art_seed'),
});

/**
 * The weekly template of a channel, in segments of the 3.84 s grid from the start of the week: sorted, gapless,
 * covering exactly SEGMENTS_PER_WEEK (origin/timeline.ts). `content_id` is a programme, a film or a series; an episode
 * of a series is named by `episode_id`.
 */
export const weeklySlots = pgTable(
  'weekly_slots',
  {
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    start: integer('start').notNull(),
    length: integer('length').notNull(),
    contentId: text('content_id').notNull(),
    episodeId: text('episode_id'),
    /** The rights holder forbids catch-up (spec 2 §4 `error_schedule_copyright_banned`). */
    isCatchupBanned: boolean('is_catchup_banned').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.start] })],
);
