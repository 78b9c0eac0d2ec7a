import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DatabasePair } from '../../../scripts/lib/cluster/database-pair.mjs';
import { guideBetween } from '../../src/catalogue/guide.ts';
import { catalogueStore } from '../../src/catalogue/store.ts';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { REPLICA_CHECK_MS, REPLICA_LAG_LIMIT_MS } from '../../src/db/connections.ts';
import { type Database, type OpenDatabase, openDatabase } from '../../src/db/open.ts';
import { readsOf } from '../../src/db/reads.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { broadcasts, externalChannels } from '../../src/db/schema/imports.ts';
import { TEST_NOW, testClock } from '../support/clock.ts';

jest.setTimeout(180_000);

const PATIENCE_MS = 30_000;

/** PGlite has no replica. */
const describeOnPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

describeOnPostgres('reads of a replica (docs/OPERATIONS.md "Several platforms")', () => {
  let folder: string;
  let pair: DatabasePair;
  let database: OpenDatabase;

  const open = () =>
    openDatabase({ dataDir: '', databaseUrl: pair.url, readUrl: pair.readUrl, connections: 4 });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-replica-'));
    chmodSync(folder, 0o711);
    pair = await DatabasePair.create(folder);
    await pair.start();
    database = await open();
    await database.db.execute(sql`create table marks (id int)`);
  });
  afterAll(async () => {
    await database?.close();
    for (const part of pair?.parts ?? []) await part.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** Whether a read is answered by a server that follows another one. */
  const isFromReplica = ({ db } = database) =>
    readsOf(db)(async (from: Database) => {
      const { rows } = (await from.execute(sql`select pg_is_in_recovery() as follows`)) as unknown as {
        rows: [{ follows: boolean }];
      };
      return rows[0].follows;
    });

  async function until(wanted: boolean, opened = database): Promise<number> {
    const from = Date.now();
    while ((await isFromReplica(opened)) !== wanted) {
      if (Date.now() - from > PATIENCE_MS) throw new Error(`not so within ${PATIENCE_MS} ms`);
      await pause(50);
    }
    return Date.now() - from;
  }

  /** Waits until the replica has applied everything that was written. */
  async function replayed(): Promise<void> {
    const place = await pair.onPrimary('select pg_current_wal_lsn()');
    while ((await pair.onReplica(`select pg_last_wal_replay_lsn() >= '${place}'`)) !== 't') await pause(50);
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

  test('a schedule that was imported is answered at once, while the replica still lacks it', async () => {
    // Connections that are left open would meet the failover below.
    const own = await open();
    const { db } = own;
    await own.migrate();
    const text = { ru: 'Один', kk: 'Бір', en: 'One', uz: 'Bir' };
    const [channelId, startAt] = [1, TEST_NOW / 1000];
    await db.insert(channels).values({ id: channelId, slug: 'one', name: text, description: text });
    await db
      .insert(externalChannels)
      .values({ channelId, list: 'list', key: 'one', url: 'http://one.test/' });
    await raiseCatalogueVersion(db);
    const store = catalogueStore(db, testClock());
    const titles = async () => {
      const snapshot = await store.current();
      const channel = snapshot.channels.get(channelId);
      if (!channel) throw new Error('the channel is missing');
      const entries = await guideBetween(db, snapshot, channel, startAt, startAt + 60);
      return entries.map(({ content }) => content.title.en);
    };
    await replayed();
    await until(true, own);
    expect(await titles()).toEqual([]);

    await pair.onReplica('select pg_wal_replay_pause()');
    const texts = { title: { en: 'Evening news' } };
    await db.transaction(async (tx) => {
      await tx.insert(broadcasts).values({ channelId, startAt, stopAt: startAt + 60, texts });
      await raiseCatalogueVersion(tx);
    });
    await store.refresh();
    expect(await titles()).toEqual(['Evening news']);
    await pair.onReplica('select pg_wal_replay_resume()');
    await own.close();
  });

  test('a transaction on the replica fails when its connection is lost, and the read is answered by the primary', async () => {
    await until(true);
    const follows: boolean[] = [];
    const isFollower = await readsOf(database.db)((from: Database) =>
      from.transaction(async (tx) => {
        const ask = async () => {
          const { rows } = (await tx.execute(
            sql`select pg_is_in_recovery() as follows, pg_backend_pid() as pid`,
          )) as unknown as { rows: [{ follows: boolean; pid: number }] };
          return rows[0];
        };
        const first = await ask();
        follows.push(first.follows);
        if (first.follows) {
          await pair.onReplica(`select pg_terminate_backend(${first.pid})`);
          // Its end is reported while no query runs.
          await pause(100);
        }
        return (await ask()).follows;
      }),
    );
    expect([follows, isFollower]).toEqual([[true, false], false]);
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
