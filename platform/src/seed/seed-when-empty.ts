import type { Database } from '../db/open.ts';
import { seedProviders } from './providers.ts';
import { isSeeded, seed } from './seed.ts';

/** The first start fills the database; later starts keep edited data. */
export async function seedWhenEmpty(db: Database): Promise<void> {
  if (await isSeeded(db)) await seedProviders(db);
  else await seed(db);
}
