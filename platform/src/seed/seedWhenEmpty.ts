import type { Database } from '../db/open.ts';
import { providers } from '../db/schema/session.ts';
import { seedProviders } from './providers.ts';

/** The first start fills the database; later starts leave it as people made it. */
export async function seedWhenEmpty(db: Database): Promise<void> {
  const [known] = await db.select({ id: providers.id }).from(providers).limit(1);
  if (known) return;
  await seedProviders(db);
}
