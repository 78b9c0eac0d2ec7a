import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../src/db/open.ts';
import { providers } from '../../src/db/schema/session.ts';
import { seedProviders } from '../../src/seed/providers.ts';

test('a folder keeps its data, can be migrated twice, and admits one process at a time', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'taspa-db-'));
  try {
    const first = await openDatabase({ dataDir });
    await first.migrate();
    await seedProviders(first.db);
    await first.db.update(providers).set({ name: 'Renamed' }).where(eq(providers.id, 1));
    await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by another platform');
    await first.close();

    const second = await openDatabase({ dataDir });
    await second.migrate();
    await seedProviders(second.db);
    const [row] = await second.db.select().from(providers).where(eq(providers.id, 1));
    expect(row?.name).toBe('Renamed');
    await second.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
