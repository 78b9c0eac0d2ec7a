import type { OpenDatabase } from './db/open.ts';
import { seedWhenEmpty } from './seed/seed-when-empty.ts';

/** Brings a database to the current schema and fills an empty one; of several platforms that start at once, one does it. */
export function prepareDatabase({ db, migrate, whileAlone }: OpenDatabase): Promise<void> {
  return whileAlone('start', async () => {
    await migrate();
    await seedWhenEmpty(db);
  });
}
