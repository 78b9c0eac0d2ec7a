import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubtitleFile } from '../../origin/library/catalogue.ts';
import { contents } from './catalogue.ts';

/** Times of files: whole milliseconds since 1970, so that a file that was written again is noticed. */
const modifiedMs = () => bigint('modified_ms', { mode: 'number' }).notNull();

/** Where a title is a film file of the provider's own. The file stays where it is; it is read piece by piece to be played. */
export const libraryFiles = pgTable(
  'library_files',
  {
    contentId: text('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    path: text('path').notNull().unique(),
    size: bigint('size', { mode: 'number' }).notNull(),
    modifiedMs: modifiedMs(),
    subtitles: jsonb('subtitles').$type<SubtitleFile[]>().notNull().default([]),
    /** What the entry was made of beside the file itself (names, sidecar files, options), to see that nothing changed. */
    fingerprint: text('fingerprint').notNull(),
    /** The name its series is known by in the folder; null for a film. */
    seriesKey: text('series_key'),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('library_files_series').on(table.seriesKey)],
);

/** A poster that lies beside a film or a series, instead of the drawn one. */
export const libraryPosters = pgTable('library_posters', {
  contentId: text('content_id')
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  path: text('path').notNull(),
  modifiedMs: modifiedMs(),
});
