import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Catchup } from '../../domain/catchup.ts';
import type { GuideText } from '../../domain/guide-text.ts';
import { channels } from './channels.ts';

/** Data of a list (M3U) that is not in `channels`: the address of the stream, and the channel's names in guides. */
export const externalChannels = pgTable(
  'external_channels',
  {
    channelId: integer('channel_id')
      .primaryKey()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** The name of the list (`--list`): an import changes only channels of its own list. */
    list: text('list').notNull(),
    /** Identifies the channel when the list is imported again. */
    key: text('key').notNull(),
    /** `tvg-id`: the channel's id in XMLTV guides. */
    guideId: text('guide_id'),
    /** Possible names in guides, in the form of `searchable`. */
    guideNames: text('guide_names').array().notNull().default([]),
    /** Offset of the guide's times for this channel, in seconds (`tvg-shift`). */
    guideShift: integer('guide_shift').notNull().default(0),
    url: text('url').notNull(),
    /** Headers that its server requires. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    logoUrl: text('logo_url'),
    catchup: jsonb('catchup').$type<Catchup>(),
  },
  (table) => [uniqueIndex('external_channels_key').on(table.list, table.key)],
);

/** A guide's texts about a programme, in the languages of the guide. */
export type BroadcastTexts = {
  title: GuideText;
  subtitle?: GuideText;
  description?: GuideText /** Out of ten. */;
  score?: string;
};

const seconds = (name: string) => bigint(name, { mode: 'number' });

const broadcastColumns = () => ({
  channelId: integer('channel_id').notNull(),
  /** Unix seconds. */
  startAt: seconds('start_at').notNull(),
  stopAt: seconds('stop_at').notNull(),
  texts: jsonb('texts').$type<BroadcastTexts>().notNull(),
  category: text('category'),
  season: integer('season').notNull().default(0),
  series: integer('series').notNull().default(0),
  year: integer('year'),
  /** Null: the age rating of the channel. */
  age: integer('age'),
  icon: text('icon'),
});

/** The schedule of imported channels, from their guide. */
export const broadcasts = pgTable('broadcasts', broadcastColumns(), (table) => [
  primaryKey({ columns: [table.channelId, table.startAt] }),
]);

/** A guide during its import: a large one arrives in parts, and goes on air at once when it is complete (import/xmltv). */
export const stagedBroadcasts = pgTable(
  'staged_broadcasts',
  {
    importId: text('import_id').notNull(),
    /** The line in the file, for reports. */
    line: integer('line').notNull(),
    ...broadcastColumns(),
    /** Null: until the start of the next one. */
    stopAt: seconds('stop_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.channelId, table.startAt] }),
    index('staged_broadcasts_import').on(table.importId),
  ],
);
