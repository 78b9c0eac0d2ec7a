import { and, eq, gte, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { libraries } from '../../db/schema/catalogue.ts';
import { packetLibraries } from '../../db/schema/commerce.ts';
import { rows, rowsetRows, rowsets } from '../../db/schema/rows.ts';
import { filmsRow, libraryRow, type OwnLibrary } from './library-rows.ts';

type Writer = Pick<Database, 'select' | 'insert' | 'update'>;

/** The home page, and the position of our row: after promotions and "continue watching". */
const HOME = 'startpage';
const PLACE = 2;

/** The ids of imported libraries start here, separate from those of a bought catalogue. */
const FIRST_LIBRARY = 10_000;

async function placeRow(tx: Writer, own: OwnLibrary, libraryId: number): Promise<void> {
  const row = filmsRow(own, libraryId);
  await tx.insert(rows).values(row).onConflictDoNothing();
  const [home] = await tx.select({ id: rowsets.id }).from(rowsets).where(eq(rowsets.slug, HOME));
  if (!home) return;
  const below = and(eq(rowsetRows.rowsetId, home.id), gte(rowsetRows.sort, PLACE));
  await tx
    .update(rowsetRows)
    .set({ sort: sql`${rowsetRows.sort} + 1` })
    .where(below);
  await tx.insert(rowsetRows).values({ rowsetId: home.id, rowId: row.id, sort: PLACE }).onConflictDoNothing();
}

/** The id of the library. At first use it is created, sold and put on the home page. */
export async function needLibrary(tx: Writer, own: OwnLibrary): Promise<number> {
  const [existing] = await tx
    .select({ id: libraries.id })
    .from(libraries)
    .where(eq(libraries.slug, own.slug));
  if (existing) return existing.id;
  const [highest] = await tx.select({ id: max(libraries.id) }).from(libraries);
  const id = Math.max(FIRST_LIBRARY, (highest?.id ?? 0) + 1);
  await tx.insert(libraries).values(libraryRow(own, id));
  if (own.packetId !== null)
    await tx.insert(packetLibraries).values({ packetId: own.packetId, libraryId: id });
  await placeRow(tx, own, id);
  return id;
}
