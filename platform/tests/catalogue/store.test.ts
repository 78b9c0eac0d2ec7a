import { eq } from 'drizzle-orm';
import { originCatalogue } from '../../src/catalogue/origin.ts';
import { catalogueStore } from '../../src/catalogue/store.ts';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import type { Database, OpenDatabase } from '../../src/db/open.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { weekProblem } from '../../src/origin/timeline.ts';
import { testClock } from '../support/clock.ts';
import { testDatabase } from '../support/database.ts';
import { ids, in4, seedFixture } from './fixture.ts';

let database: OpenDatabase;
let reads = 0;
let isDown = false;
/** The database with a counter and a switch for failures: every read starts with `select`. */
let watched: Database;

beforeAll(async () => {
  database = await testDatabase();
  await seedFixture(database.db);
  watched = new Proxy(database.db, {
    get(target, name, receiver) {
      if (name !== 'select') return Reflect.get(target, name, receiver);
      reads += 1;
      if (isDown) throw new Error('the database is away');
      return target.select.bind(target);
    },
  });
});
afterAll(() => database.close());
beforeEach(() => {
  reads = 0;
  isDown = false;
});

const RECHECK = 5001;
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function rename(name: string): Promise<void> {
  await database.db.transaction(async (change) => {
    await change
      .update(channels)
      .set({ name: in4(name) })
      .where(eq(channels.id, 3929));
    await raiseCatalogueVersion(change);
  });
}

test('many callers of an empty store share one load', async () => {
  const store = catalogueStore(watched, testClock());
  const snapshots = await Promise.all(Array.from({ length: 50 }, () => store.current()));
  expect(new Set(snapshots).size).toBe(1);
  expect(reads).toBeLessThan(30);
});

test('a loaded catalogue is not read again before the recheck time; then only its version is read', async () => {
  const clock = testClock();
  const store = catalogueStore(watched, clock);
  const first = await store.current();
  reads = 0;
  expect(await store.current()).toBe(first);
  expect(reads).toBe(0);
  clock.advance(RECHECK);
  await Promise.all([store.current(), store.current(), store.current()]);
  expect(reads).toBe(1);
});

test('the first answer after a version check has the new catalogue', async () => {
  const clock = testClock();
  // A busy machine reads the catalogue for longer than viewers wait for it.
  const store = catalogueStore(database.db, clock, 60_000);
  const before = await store.current();
  await rename('Новое имя');
  clock.advance(RECHECK);
  const [after, another] = await Promise.all([store.current(), store.current()]);
  expect(after.channels.get(3929)?.name.ru).toBe('Новое имя');
  expect(another).toBe(after);
  expect(after.version).toBe(before.version + 1);
});

test('a server that is notified of a change answers with it at once, for children too', async () => {
  const store = catalogueStore(database.db, testClock());
  const child = { childLevel: 12 } as const;
  await Promise.all([store.current(), store.shownTo(child)]);
  const version = store.version();
  await rename('Другое имя');
  await store.refresh();
  expect((await store.current()).channels.get(3929)?.name.ru).toBe('Другое имя');
  expect((await store.shownTo(child)).version).toBe((await store.current()).version);
  expect(store.version()).toBeGreaterThan(version);
});

test('a database that does not answer is waited for once, for a short time', async () => {
  const clock = testClock();
  let isSilent = false;
  const silent = new Proxy(database.db, {
    get(target, name, receiver) {
      if (name !== 'select' || !isSilent) return Reflect.get(target, name, receiver);
      const never = new Promise<never>(() => undefined);
      return () => ({ from: () => Object.assign(never, { where: () => never }) });
    },
  });
  const store = catalogueStore(silent, clock);
  const good = await store.current();
  isSilent = true;
  clock.advance(RECHECK);
  expect(await store.current()).toBe(good);
  // A hundred waits would be a hundred seconds.
  const begun = performance.now();
  for (let n = 0; n < 100; n += 1) expect(await store.current()).toBe(good);
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('while the database is away the last loaded catalogue answers', async () => {
  const clock = testClock();
  const store = catalogueStore(watched, clock);
  const good = await store.current();
  isDown = true;
  clock.advance(RECHECK);
  expect(await store.current()).toBe(good);
  await settled();
  clock.advance(RECHECK);
  expect(await store.current()).toBe(good);
});

test('an empty store without a database fails, and works once the database is back', async () => {
  const store = catalogueStore(watched, testClock());
  isDown = true;
  await expect(store.current()).rejects.toThrow('away');
  isDown = false;
  expect((await store.current()).channels.size).toBe(5);
});

describe('data for the media origin', () => {
  const origin = () => originCatalogue(catalogueStore(database.db, testClock()));

  test('a channel has a whole week of slots', async () => {
    const channel = await origin().channel(10004);
    expect(channel).toMatchObject({ id: 10004, archiveDays: 3 });
    expect(weekProblem(channel?.slots ?? [])).toBeNull();
    expect(await origin().channel(1)).toBeNull();
  });

  test('films, episodes, programmes and trailers are playable titles; a series is not', async () => {
    expect(await origin().title(ids.freeFilm)).toMatchObject({
      contentId: ids.freeFilm,
      segments: 1547,
      age: 16,
    });
    expect(await origin().title(ids.episodes[1])).toMatchObject({
      segments: 704,
      name: in4('Серия 2'),
      age: 12,
    });
    expect(await origin().title(ids.news)).toMatchObject({ segments: 938 });
    expect(await origin().title(ids.trailer)).toMatchObject({ contentId: ids.trailer, segments: 9 });
    expect(await origin().title(ids.series)).toBeNull();
    expect(await origin().title('1')).toBeNull();
  });
});
