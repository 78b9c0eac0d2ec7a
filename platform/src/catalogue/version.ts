import { eq, sql } from 'drizzle-orm';
import { CATALOGUE_CHANNEL } from '../db/changes.ts';
import type { Database } from '../db/open.ts';
import { type Reads, readsOf } from '../db/reads.ts';
import { catalogueState } from '../db/schema/catalogue.ts';

const ONLY_ROW = 1;

/** The version of the catalogue in the database; 0 before the first write. */
export async function catalogueVersion(db: Database): Promise<number> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.id, ONLY_ROW));
  return state?.version ?? 0;
}

/** The version that a replica had when it was last asked. */
const seen = new WeakMap<Database, number>();

async function hasVersion(replica: Database, version: number): Promise<boolean> {
  const known = seen.get(replica);
  if (known !== undefined && known >= version) return true;
  const found = await catalogueVersion(replica);
  seen.set(replica, found);
  return found >= version;
}

/** The reads for a catalogue of this version: of a replica, unless it does not have the version yet. */
export function readsAt(db: Database, version: number): Reads {
  return (query) =>
    readsOf(db)(async (from) => query(from === db || (await hasVersion(from, version)) ? from : db));
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
