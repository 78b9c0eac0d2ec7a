import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubtitleFile } from '../../origin/library/catalogue.ts';
import { contents } from './catalogue.ts';

/** Modification times in whole milliseconds since 1970, so that a replaced file is noticed. */
const modifiedMs = () => bigint('modified_ms', { mode: 'number' }).notNull();

/** Titles that are film files of the provider. The file stays in its place and is read piece by piece. */
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
    /** The languages of its sound tracks that are known, and its lines of picture; a file imported before these were kept has neither. */
    audioLanguages: text('audio_languages').array().notNull().default([]),
    height: integer('height'),
    /** Hash of everything else the entry was built from (names, sidecar files, options), to detect changes. */
    fingerprint: text('fingerprint').notNull(),
    /** The name of its series in the folder; null for a film. */
    seriesKey: text('series_key'),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('library_files_series').on(table.seriesKey)],
);

/** A poster file beside a film or a series, used instead of the drawn one. */
export const libraryPosters = pgTable('library_posters', {
  contentId: text('content_id')
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  path: text('path').notNull(),
  modifiedMs: modifiedMs(),
});
