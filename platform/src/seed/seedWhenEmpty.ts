import type { Database } from '../db/open.ts';
import { seedProviders } from './providers.ts';

/** The first start fills the database; later starts leave it as people made it. */
export async function seedWhenEmpty(db: Database): Promise<void> {
  await seedProviders(db);
}
