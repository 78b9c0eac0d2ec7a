import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DatabasePair } from '../../../scripts/lib/cluster/database-pair.mjs';
import { REPLICA_CHECK_MS, REPLICA_LAG_LIMIT_MS } from '../../src/db/connections.ts';
import { type Database, type OpenDatabase, openDatabase } from '../../src/db/open.ts';
import { readsOf } from '../../src/db/reads.ts';

jest.setTimeout(180_000);

const PATIENCE_MS = 30_000;

/** PGlite has no replica. */
const describeOnPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

describeOnPostgres('reads of a replica (docs/OPERATIONS.md "Several platforms")', () => {
  let folder: string;
  let pair: DatabasePair;
  let database: OpenDatabase;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-replica-'));
    chmodSync(folder, 0o711);
    pair = await DatabasePair.create(folder);
    await pair.start();
    database = await openDatabase({
      dataDir: '',
      databaseUrl: pair.url,
      readUrl: pair.readUrl,
      connections: 4,
    });
    await database.db.execute(sql`create table marks (id int)`);
  });
  afterAll(async () => {
    await database?.close();
    for (const part of pair?.parts ?? []) await part.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** Whether a read is answered by a server that follows another one. */
  const isFromReplica = () =>
    readsOf(database.db)(async (from: Database) => {
      const { rows } = (await from.execute(sql`select pg_is_in_recovery() as follows`)) as unknown as {
        rows: [{ follows: boolean }];
      };
      return rows[0].follows;
    });

  async function until(wanted: boolean): Promise<number> {
    const from = Date.now();
    while ((await isFromReplica()) !== wanted) {
      if (Date.now() - from > PATIENCE_MS) throw new Error(`not so within ${PATIENCE_MS} ms`);
      await pause(50);
    }
    return Date.now() - from;
  }

  test('a read goes to the replica, a write to the primary', async () => {
    await until(true);
    await database.db.execute(sql`insert into marks values (1)`);
  });

  test('a replica that is further behind than the limit is not read, and is read again when it has caught up', async () => {
    await until(true);
    await pair.onReplica('select pg_wal_replay_pause()');
    // A commit waits for what the replica has received, not for what it has applied.
    await database.db.execute(sql`insert into marks values (2)`);
    const tookMs = await until(false);
    expect(tookMs).toBeLessThan(REPLICA_LAG_LIMIT_MS + 4 * REPLICA_CHECK_MS);
    await pair.onReplica('select pg_wal_replay_resume()');
    await until(true);
  });

  test('without the replica every read is answered by the primary, the one under way too', async () => {
    await until(true);
    await pair.replica?.kill();
    await pair.goOnAlone();
    expect(await isFromReplica()).toBe(false);
    await pair.startReplica();
    await until(true);
  });

  test('after a failover the platform writes to the promoted server, and nothing committed is lost', async () => {
    await until(true);
    await database.db.execute(sql`insert into marks values (3)`);
    await pair.primary?.kill();
    const written = database.db.execute(sql`insert into marks values (4)`).then(
      () => true,
      () => database.db.execute(sql`insert into marks values (4)`),
    );
    await pair.promote();
    await written;
    const { rows } = (await database.db.execute(sql`select id from marks order by id`)) as unknown as {
      rows: { id: number }[];
    };
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('without any server that takes writes a query fails within its limit', async () => {
    await pair.primary?.kill();
    const from = Date.now();
    await expect(database.db.execute(sql`select 1`)).rejects.toThrow();
    expect(Date.now() - from).toBeLessThan(15_000);
  });
});
