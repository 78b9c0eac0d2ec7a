import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { raiseCatalogueVersion } from '../../catalogue/version.ts';
import type { Database } from '../../db/open.ts';
import { contentLibraries, contents } from '../../db/schema/catalogue.ts';
import { libraryFiles, libraryPosters } from '../../db/schema/library-files.ts';
import type { PictureFile } from '../../origin/images/subject.ts';
import type { Draft } from './draft.ts';
import { needLibrary } from './library.ts';
import type { OwnLibrary } from './library-rows.ts';
import { type Cast, writeCasts } from './persons.ts';
import { type Contained, contentRows, fileRow, filmId, type RowContext, showId } from './rows.ts';

type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** A new or changed file, and what was read in it. */
export type Ready = { draft: Draft; film: Contained };

export type Changes = { write: readonly Ready[]; remove: readonly string[] };

async function writeContent(tx: Writer, row: typeof contents.$inferInsert): Promise<void> {
  // Its address and its publication date stay unchanged.
  const { id: _, slug: __, publishedAt: ___, ...changeable } = row;
  await tx.insert(contents).values(row).onConflictDoUpdate({ target: contents.id, set: changeable });
}

async function writePoster(tx: Writer, contentId: string, poster: PictureFile | null): Promise<void> {
  await tx.delete(libraryPosters).where(eq(libraryPosters.contentId, contentId));
  if (poster) await tx.insert(libraryPosters).values({ contentId, ...poster });
}

async function writeFile(tx: Writer, { draft, film }: Ready, context: RowContext): Promise<void> {
  for (const row of contentRows(draft, film, context)) await writeContent(tx, row);
  const { contentId, ...file } = fileRow(draft, film, context);
  await tx
    .insert(libraryFiles)
    .values({ contentId, ...file })
    .onConflictDoUpdate({ target: libraryFiles.contentId, set: file });
  await writePoster(tx, contentId, draft.poster);
  if (draft.show) await writePoster(tx, showId(draft.show.key), draft.show.poster);
}

/** The top-level title: libraries contain only these. */
function rootOf({ path, show }: Draft): string {
  return show ? showId(show.key) : filmId(path);
}

async function shelve(tx: Writer, roots: readonly string[], library: OwnLibrary): Promise<void> {
  const libraryId = await needLibrary(tx, library);
  await tx.delete(contentLibraries).where(inArray(contentLibraries.contentId, [...roots]));
  await tx.insert(contentLibraries).values(roots.map((contentId) => ({ contentId, libraryId })));
}

/** Removes titles, and the seasons and series that become empty. */
async function remove(tx: Writer, ids: readonly string[]): Promise<void> {
  const removed = await tx
    .delete(libraryFiles)
    .where(inArray(libraryFiles.contentId, [...ids]))
    .returning({ key: libraryFiles.seriesKey });
  await tx.delete(contents).where(inArray(contents.id, [...ids]));
  const shows = [...new Set(removed.flatMap(({ key }) => (key === null ? [] : [showId(key)])))];
  if (shows.length === 0) return;
  const child = alias(contents, 'child');
  const isEmpty = notExists(tx.select({ one: sql`1` }).from(child).where(eq(child.parentId, contents.id)));
  await tx
    .delete(contents)
    .where(and(inArray(contents.parentId, shows), eq(contents.type, 'season'), isEmpty));
  await tx.delete(contents).where(and(inArray(contents.id, shows), isEmpty));
}

function castsOf(drafts: readonly Draft[]): Cast[] {
  const casts = new Map<string, Cast['persons']>();
  for (const { path, facts, show } of drafts) {
    casts.set(filmId(path), facts.persons);
    if (show) casts.set(showId(show.key), show.facts.persons);
  }
  return [...casts].map(([contentId, persons]) => ({ contentId, persons }));
}

/** Writes the changes; call it in a transaction. */
export async function applyChanges(
  tx: Writer,
  { write, remove: ids }: Changes,
  { library, ...context }: RowContext & { library: OwnLibrary },
): Promise<void> {
  if (write.length === 0 && ids.length === 0) return;
  for (const ready of write) await writeFile(tx, ready, context);
  const drafts = write.map(({ draft }) => draft);
  if (drafts.length > 0) {
    await shelve(tx, [...new Set(drafts.map(rootOf))], library);
    await writeCasts(tx, castsOf(drafts));
  }
  if (ids.length > 0) await remove(tx, ids);
  await raiseCatalogueVersion(tx);
}
