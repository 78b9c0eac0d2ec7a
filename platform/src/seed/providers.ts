import { sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { providers } from '../db/schema/session.ts';
import { providerSeeds } from './data/providers/partners.ts';
import { usual } from './data/providers/usual.ts';

/** Puts the providers in; those that are there already keep what was changed in them, and learn what they do not know yet. */
export async function seedProviders(db: Pick<Database, 'insert'>): Promise<void> {
  const rows = providerSeeds.map(({ id, shortname, name, isDefault = false, differs }) => ({
    id,
    shortname,
    name,
    isDefault,
    config: { ...usual, ...differs },
  }));
  await db
    .insert(providers)
    .values(rows)
    .onConflictDoUpdate({
      target: providers.id,
      // Of two sides with the same key the right one wins.
      set: { config: sql`excluded.config || ${providers.config}` },
    });
}
