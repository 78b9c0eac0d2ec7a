import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { catalogueStore } from '../../src/catalogue/store.ts';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { DoneElsewhere } from '../../src/db/locks.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/open.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { providers } from '../../src/db/schema/session.ts';
import type { TypedApp } from '../../src/http/app.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { askDeletion, deleteDueAccounts } from '../../src/session/deletion.ts';
import { in4, seedFixture } from '../catalogue/fixture.ts';
import { testClock } from '../support/clock.ts';
import { addressOf, type Contents, testDatabase } from '../support/database.ts';
import { testEnv } from '../support/platform.ts';
import { guestSession } from '../support/session.ts';

/** Only a limit: its clock stands still, so that nothing but an announcement brings a change. */
const PATIENCE_MS = 60_000;

const SECRET = 'a secret of the tests that is long enough';

/** A channel of the fixture. */
const CHANNEL = 3929;
const server = process.env.TEST_DATABASE_URL ?? '';
/** A folder of PGlite belongs to one process (open.test.ts). */
const describeOnPostgres = server ? describe : describe.skip;

describeOnPostgres('several platforms on one PostgreSQL (docs/OPERATIONS.md "Several platforms")', () => {
  const closing: Array<() => Promise<unknown>> = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** One database, opened by two platforms. */
  async function two(contents: Contents): Promise<[OpenDatabase, OpenDatabase]> {
    const first = await testDatabase(contents);
    closing.push(first.close);
    const { rows } = (await first.db.execute(sql`select current_database() as name`)) as unknown as {
      rows: [{ name: string }];
    };
    const second = await openDatabase({ dataDir: '', databaseUrl: addressOf(server, rows[0].name) });
    closing.push(second.close);
    return [first, second];
  }

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`not so within ${PATIENCE_MS} ms`);
      await pause(20);
    }
  }

  test('of two that start at once on an empty database one migrates and seeds, and both are ready', async () => {
    const [first, second] = await two('empty');
    await first.db.execute(sql`drop schema public cascade`);
    await first.db.execute(sql`drop schema if exists drizzle cascade`);
    await first.db.execute(sql`create schema public`);
    await Promise.all([prepareDatabase(first), prepareDatabase(second)]);
    expect((await second.db.select().from(providers)).length).toBeGreaterThan(0);
  });

  test('an import while another platform imports is refused, and runs when that one has ended or failed', async () => {
    const [first, second] = await two('empty');
    const end = new AbortController();
    closing.push(async () => end.abort());
    const begun = new AbortController();
    const running = first.whileAlone('import', () => {
      begun.abort();
      return once(end.signal, 'abort');
    });
    if (!begun.signal.aborted) await once(begun.signal, 'abort');
    await expect(second.whileAlone('import', async () => 'imported')).rejects.toThrow(DoneElsewhere);
    // Other work goes on meanwhile.
    expect(await second.whileAlone('migration', async () => 'migrated')).toBe('migrated');
    end.abort();
    await running;
    expect(await second.whileAlone('import', async () => 'imported')).toBe('imported');
    await expect(
      first.whileAlone('import', async () => {
        throw new Error('a damaged list');
      }),
    ).rejects.toThrow('a damaged list');
    expect(await second.whileAlone('import', async () => 'imported')).toBe('imported');
  });

  async function catalogueOfOther() {
    const [first, second] = await two('empty');
    await seedFixture(first.db);
    // Its clock stands still, so it never looks for changes by itself.
    const store = catalogueStore(second.db, testClock());
    await store.current();
    closing.push(
      await second.watchChanges({ catalogue: () => void store.refresh(), session: () => undefined }),
    );
    const nameThere = async () => (await store.current()).channels.get(CHANNEL)?.name.ru;
    const rename = (name: string) =>
      first.db.transaction(async (change) => {
        await change
          .update(channels)
          .set({ name: in4(name) })
          .where(eq(channels.id, CHANNEL));
        await raiseCatalogueVersion(change);
      });
    return { first, store, nameThere, rename };
  }

  test('a change at one is announced to the other, which then answers with it', async () => {
    const { store, nameThere, rename } = await catalogueOfOther();
    const version = store.version();
    await rename('Новое имя');
    await until(async () => (await nameThere()) === 'Новое имя');
    expect(store.version()).toBeGreaterThan(version);
  });

  test('a change that is taken back is not announced', async () => {
    const { first, store } = await catalogueOfOther();
    const version = store.version();
    await first.db
      .transaction(async (change) => {
        await raiseCatalogueVersion(change);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await pause(300);
    expect(store.version()).toBe(version);
  });

  test('a platform that has lost its listening connection notices the missed change, and the next ones', async () => {
    const { first, nameThere, rename } = await catalogueOfOther();
    await first.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen taspa_catalogue%' and datname = current_database()`,
    );
    await rename('Пропущенное имя');
    await until(async () => (await nameThere()) === 'Пропущенное имя');
    await rename('Следующее имя');
    await until(async () => (await nameThere()) === 'Следующее имя');
  });

  /** Two platforms whose clocks stand still, so that no cached token becomes too old. */
  async function platforms() {
    const databases = await two('providers');
    const clock = testClock();
    const apps = await Promise.all(
      databases.map(({ db, watchChanges }) =>
        buildApp({ env: testEnv(), db, clock, streamSecret: SECRET, watchChanges }),
      ),
    );
    for (const app of apps) closing.push(() => app.close());
    const [first, second] = apps as [TypedApp, TypedApp];
    const statusAt = async (app: TypedApp, token: string) =>
      (await app.inject(`/v2/users/self?access_token=${token}`)).statusCode;
    return { databases, first, second, statusAt };
  }

  test('spec 1 §4 Logout: a device that is removed at one platform is refused by the other', async () => {
    const { first, second, statusAt } = await platforms();
    const [viewer, other] = [await guestSession(first), await guestSession(first)];
    for (const { deviceToken } of [viewer, other]) expect(await statusAt(second, deviceToken)).toBe(200);
    const removal = await first.inject({
      method: 'DELETE',
      url: `/v2/users/self/devices/${viewer.deviceId}?access_token=${viewer.deviceToken}`,
    });
    expect(removal.statusCode).toBe(204);
    await until(async () => (await statusAt(second, viewer.deviceToken)) === 401);
    expect(await statusAt(second, other.deviceToken)).toBe(200);
  });

  test('spec 1 §4 Logout: a platform that could not listen for a while reads all tokens again', async () => {
    const { databases, first, second, statusAt } = await platforms();
    const viewer = await guestSession(first);
    expect(await statusAt(second, viewer.deviceToken)).toBe(200);
    await databases[0].db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    await first.inject({
      method: 'DELETE',
      url: `/v2/users/self/devices/${viewer.deviceId}?access_token=${viewer.deviceToken}`,
    });
    await until(async () => (await statusAt(second, viewer.deviceToken)) === 401);
  });

  test('an account that one platform deletes is refused by the other', async () => {
    const { databases, first, second, statusAt } = await platforms();
    const viewer = await guestSession(first);
    expect(await statusAt(second, viewer.userToken)).toBe(200);
    const { db } = databases[0];
    const deletionAt = await askDeletion(db, viewer.userId, new Date(0));
    await deleteDueAccounts(db, new Date(deletionAt.getTime() + 1));
    await until(async () => (await statusAt(second, viewer.userToken)) === 401);
  });
});
