import { isNotNull } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Catchup } from '../../domain/catchup.ts';
import type { GuideText } from '../../domain/guide-text.ts';
import { channels } from './channels.ts';
import { moment } from './columns.ts';

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
  /** Null: the guide has no rating; the age of the channel counts. */
  age: integer('age'),
  icon: text('icon'),
});

/** The schedule of imported channels, from their guide. */
export const broadcasts = pgTable('broadcasts', broadcastColumns(), (table) => [
  primaryKey({ columns: [table.channelId, table.startAt] }),
]);

/**
 * A guide during its import: a large one arrives in parts, and goes on air at once when it is complete (import/xmltv). The table is
 * unlogged: what a crash leaves of it is of no use.
 */
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

/** What a server said about the version of a source, for a request that is answered only after a change (RFC 9110 §13). */
export type Validators = { etag: string | null; lastModified: string | null };

/** Sources that are imported again and again (import/schedules). */
export const importSchedules = pgTable(
  'import_schedules',
  {
    kind: text('kind').notNull(),
    /** An absolute path or an http(s) address. */
    target: text('target').notNull(),
    options: jsonb('options').$type<Record<string, string | boolean>>().notNull().default({}),
    everySeconds: integer('every_seconds').notNull(),
    dueAt: moment('due_at').notNull(),
    validators: jsonb('validators').$type<Validators>().notNull(),
    /** What the last run did, in a sentence. */
    outcome: text('outcome').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.target] })],
);

/** Whether the streams of imported channels answer (import/checks). */
export const streamChecks = pgTable(
  'stream_checks',
  {
    channelId: integer('channel_id')
      .primaryKey()
      .references(() => channels.id, { onDelete: 'cascade' }),
    checkedAt: moment('checked_at').notNull(),
    /** Failed checks since the last good one. */
    failures: integer('failures').notNull().default(0),
    /** Null: it plays, as far as is known. */
    deadSince: moment('dead_since'),
  },
  (table) => [index('stream_checks_dead').on(table.channelId).where(isNotNull(table.deadSince))],
);
