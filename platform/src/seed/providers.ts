import { sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { providers } from '../db/schema/session.ts';
import { providerSeeds } from './data/providers/partners.ts';
import { usual } from './data/providers/usual.ts';

/** Adds the providers; existing ones keep their edited settings and get the settings that they lack. */
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
      // With equal keys the right side wins.
      set: { config: sql`excluded.config || ${providers.config}` },
    });
}
