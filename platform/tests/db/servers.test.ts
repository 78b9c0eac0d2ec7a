import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { REPLICA_LAG_LIMIT_MS } from '../../src/db/connections.ts';
import { Lag } from '../../src/db/lag.ts';
import { openDatabase } from '../../src/db/open.ts';
import { addressesOf } from '../../src/db/servers.ts';

describe('several servers of one database (docs/OPERATIONS.md "Several platforms")', () => {
  test.each([
    ['postgres://user@one:5432/name', ['postgres://user@one:5432/name']],
    [
      'postgres://user:pass@one:5432,two:5433/name?sslmode=require',
      [
        'postgres://user:pass@one:5432/name?sslmode=require',
        'postgres://user:pass@two:5433/name?sslmode=require',
      ],
    ],
    ['postgresql://one,two/name', ['postgresql://one/name', 'postgresql://two/name']],
    ['postgres://one,two', ['postgres://one', 'postgres://two']],
  ])('the addresses of %s are read as libpq reads them', (url, addresses) => {
    expect(addressesOf(url)).toEqual(addresses);
  });
});

describe('how far a replica is behind', () => {
  test('one that has applied everything is not behind, however long ago the last change was', () => {
    const lag = new Lag();
    lag.written('0/A0', 1_000);
    expect(lag.of('0/A0', 900_000)).toBe(0);
  });

  test('it is behind since the first change that it lacks, not since the last', () => {
    const lag = new Lag();
    lag.written('0/A0', 1_000);
    lag.written('0/B0', 2_000);
    lag.written('0/C0', 3_000);
    expect(lag.of('0/A8', 3_500)).toBe(1_500);
    expect(lag.of('0/C0', 3_600)).toBe(0);
  });

  test('a place after a change of the first half is later', () => {
    const lag = new Lag();
    lag.written('1/0', 1_000);
    expect(lag.of('0/FFFFFFFF', 1_400)).toBe(400);
  });

  test('a replica that is away for hours takes no memory, and is still too far behind', () => {
    const lag = new Lag();
    const seconds = 10_000;
    for (let at = 1; at <= seconds; at += 1) lag.written(`0/${at.toString(16)}`, at * 1000);
    expect(lag.size).toBeLessThan(10);
    expect(lag.of('0/1', seconds * 1000)).toBeGreaterThan(REPLICA_LAG_LIMIT_MS);
    expect(lag.of(`0/${seconds.toString(16)}`, seconds * 1000)).toBe(0);
  });
});

const server = process.env.TEST_DATABASE_URL;
const testOnPostgres = server ? test : test.skip;

testOnPostgres(
  'a transaction fails when its connection is lost, also between its queries, and the next one has another',
  async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: server ?? '', connections: 2 });
    const { db } = database;
    const lost = db.transaction(async (tx) => {
      const found = (await tx.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
      await db.execute(sql`select pg_terminate_backend(${found.rows[0]?.pid})`);
      // Its end is reported while no query runs.
      await pause(100);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    await db.execute(sql`select 1`);
    await database.close();
  },
);
