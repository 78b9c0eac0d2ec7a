import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { LOOK_MS, PROBE_LIMIT_MS, SILENT_LOOKS } from '../../src/db/connections.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/open.ts';

jest.setTimeout(60_000);

const server = process.env.TEST_DATABASE_URL ?? '';
const describeOnPostgres = server ? describe : describe.skip;

/** The most looks and probes until a server has gone. */
const SILENCE_MS = (SILENT_LOOKS + 1) * (LOOK_MS + PROBE_LIMIT_MS);

/** A way to the server of the tests that can end as when its machine has lost its power: nothing is closed, nothing is answered. */
class Way {
  readonly #sockets: Socket[] = [];
  readonly #server: Server = createServer((near) => {
    this.#sockets.push(near);
    near.on('error', () => undefined);
    if (this.#isSilent) return near.pause();
    const { hostname, port } = new URL(server);
    const far = connect(Number(port), hostname);
    this.#sockets.push(far);
    far.on('error', () => undefined);
    near.pipe(far).pipe(near);
    return undefined;
  });
  #isSilent = false;

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    return `localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  fallSilent(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describeOnPostgres('a primary that does not answer any more (docs/OPERATIONS.md "PostgreSQL twice")', () => {
  let way: Way;
  let database: OpenDatabase;

  beforeEach(async () => {
    way = new Way();
    const { host } = new URL(server);
    // The same server twice: the second way to it stands for the promoted replica.
    const databaseUrl = server.replace(host, `${await way.open()},${host}`);
    database = await openDatabase({ dataDir: '', databaseUrl, connections: 2 });
  });
  afterEach(async () => {
    await way.close();
    await database.close();
  });

  test('queries and transactions that it was asked fail soon, and the next ones are asked of the other server', async () => {
    const { db } = database;
    const began = Date.now();
    const lost = Promise.allSettled([
      db.execute(sql`select pg_sleep(300)`),
      db.transaction((transaction) => transaction.execute(sql`select pg_sleep(300)`)),
    ]);
    while (database.connections?.().idle !== 0 || database.connections().all < 2) await pause(20);
    await pause(100);
    way.fallSilent();
    for (const { status } of await lost) expect(status).toBe('rejected');
    expect(Date.now() - began).toBeLessThan(SILENCE_MS);
    await db.execute(sql`select 1`);
  });

  test('a long query of a server that answers others is waited for', async () => {
    await database.db.execute(sql`select pg_sleep(${SILENCE_MS / 1_000})`);
  });
});
