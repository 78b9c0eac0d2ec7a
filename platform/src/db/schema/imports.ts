import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Catchup } from '../../domain/catchup.ts';
import type { Said } from '../../domain/said.ts';
import { channels } from './channels.ts';

/** What a list (M3U) says of a channel beyond the row in `channels`: where its pictures come from, and its name in guides. */
export const externalChannels = pgTable(
  'external_channels',
  {
    channelId: integer('channel_id')
      .primaryKey()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** The name of the list (`--list`): lists of two names never touch each other's channels. */
    list: text('list').notNull(),
    /** What the channel is recognised by when the list is read again. */
    key: text('key').notNull(),
    /** `tvg-id`: the channel's id in XMLTV guides. */
    guideId: text('guide_id'),
    /** Names it may have in guides, in the form of `searchable`. */
    guideNames: text('guide_names').array().notNull().default([]),
    /** Seconds by which guides are moved for it (`tvg-shift`). */
    guideShift: integer('guide_shift').notNull().default(0),
    url: text('url').notNull(),
    /** Headers that its server wants to see. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    logoUrl: text('logo_url'),
    catchup: jsonb('catchup').$type<Catchup>(),
  },
  (table) => [uniqueIndex('external_channels_key').on(table.list, table.key)],
);

/** What a guide says of a programme, in the languages it says it in. */
export type BroadcastTexts = {
  title: Said;
  subtitle?: Said;
  description?: Said /** Out of ten. */;
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
  /** Null: as old as the channel. */
  age: integer('age'),
  icon: text('icon'),
});

/** The schedule of imported channels, as their guide has it. */
export const broadcasts = pgTable('broadcasts', broadcastColumns(), (table) => [
  primaryKey({ columns: [table.channelId, table.startAt] }),
]);

/** A guide on its way in: a large one arrives in parts, and is put on air at once when it is whole (import/xmltv). */
export const stagedBroadcasts = pgTable(
  'staged_broadcasts',
  {
    importId: text('import_id').notNull(),
    /** Of the file, for what is reported about it. */
    line: integer('line').notNull(),
    ...broadcastColumns(),
    /** Null: until the next one begins. */
    stopAt: seconds('stop_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.channelId, table.startAt] }),
    index('staged_broadcasts_import').on(table.importId),
  ],
);
