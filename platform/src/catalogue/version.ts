import { eq, sql } from 'drizzle-orm';
import { CATALOGUE_CHANNEL } from '../db/changes.ts';
import type { Database } from '../db/open.ts';
import { catalogueState } from '../db/schema/catalogue.ts';

const ONLY_ROW = 1;

/** The version of the catalogue in the database; 0 before the first write. */
export async function catalogueVersion(db: Database): Promise<number> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.id, ONLY_ROW));
  return state?.version ?? 0;
}

/** Call it after every change of the catalogue, in the same transaction: when it ends, running servers reload it. */
export async function raiseCatalogueVersion(db: Pick<Database, 'insert'>): Promise<void> {
  await db
    .insert(catalogueState)
    .values({ id: ONLY_ROW, version: 1 })
    .onConflictDoUpdate({ target: catalogueState.id, set: { version: sql`${catalogueState.version} + 1` } })
    // In the same statement, so that no writer can forget to tell the other platforms.
    .returning({ announced: sql`pg_notify(${CATALOGUE_CHANNEL}, '')` });
}
