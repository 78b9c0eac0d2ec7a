import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type Database, wrapPglite } from '../../src/db/open.ts';
import { bareFiles, inMemory } from '../support/database.ts';

/** The repetitions of a statement are sent parsed, from its second time on. */
const TIMES = [1, 2, 3];

let client: PGlite;
let db: Database;
beforeEach(async () => {
  client = await inMemory(await bareFiles());
  db = wrapPglite(client).db;
  await db.execute(sql`create table things (id int primary key, name text, data jsonb, tags text[])`);
});
afterEach(() => client.close());

const rows = async (on: Database, text: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  ((await on.execute(text)) as unknown as { rows: Record<string, unknown>[] }).rows;
const add = (on: Database, id: number) =>
  on.execute(sql`insert into things values (${id}, ${`thing ${id}`}, ${{ id }}, ${sql.param(['a', 'b'])})`);
const all = () => rows(db, sql`select * from things order by id`);
const thing = (id: number) => ({ id, name: `thing ${id}`, data: { id }, tags: ['a', 'b'] });
const onServer = async () =>
  (await client.query<{ name: string }>('select * from pg_prepared_statements')).rows;

test('a statement that comes again is answered as at its first time, with values of every kind', async () => {
  for (const id of TIMES) await add(db, id);
  for (const _ of TIMES) expect(await all()).toEqual(TIMES.map(thing));
  for (const _ of TIMES) expect(await rows(db, sql`select ${null}::text as none`)).toEqual([{ none: null }]);
  expect(await onServer()).toHaveLength(3);
});

test('a refused statement leaves its transaction as PostgreSQL does, and works again after it', async () => {
  for (const id of TIMES) await add(db, id);
  await expect(add(db, 1)).rejects.toMatchObject({ cause: { code: '23505' } });
  const within = db.transaction(async (tx) => {
    await add(tx, 4);
    await tx.transaction((inner) => add(inner, 1)).catch(() => undefined);
    await add(tx, 5);
    await add(tx, 4);
  });
  await expect(within).rejects.toMatchObject({ cause: { code: '23505' } });
  await add(db, 6);
  expect((await all()).map(({ id }) => id)).toEqual([1, 2, 3, 6]);
});

test('a query beside a transaction waits until it has ended', async () => {
  for (const _ of TIMES) await all();
  const order: string[] = [];
  const transaction = db.transaction(async (tx) => {
    for (const id of TIMES) await add(tx, id);
    order.push('written');
  });
  const seen = await all();
  order.push('read');
  await transaction;
  expect([order, seen]).toEqual([['written', 'read'], TIMES.map(thing)]);
});

test('a transaction that has ended takes no more statements', async () => {
  for (const id of TIMES) await add(db, id);
  let ended: Database | null = null;
  await db.transaction(async (tx) => {
    ended = tx;
  });
  await expect(add(ended as unknown as Database, 4)).rejects.toMatchObject({
    cause: { message: 'Transaction is closed' },
  });
});

test.each([
  ['a query', () => db.execute(sql`alter table things add column more int default 7`)],
  ['a script', () => client.exec('alter table things add column more int default 7')],
])('a table that %s has changed is read with its new columns', async (_, change) => {
  for (const id of TIMES) await add(db, id);
  for (const _time of TIMES) await all();
  await change();
  for (const _time of TIMES) expect(await all()).toEqual(TIMES.map((id) => ({ ...thing(id), more: 7 })));
});

test('no more than 200 statements stay parsed', async () => {
  const once = (number: number) => rows(db, sql.raw(`select ${number} as number`));
  for (const _ of TIMES)
    for (let number = 0; number < 30; number += 1) expect(await once(number)).toEqual([{ number }]);
  for (let number = 0; number < 250; number += 1) {
    await once(number);
    expect(await once(number)).toEqual([{ number }]);
  }
  const statementCount = (await onServer()).length;
  expect(statementCount).toBeGreaterThan(150);
  expect(statementCount).toBeLessThanOrEqual(201);
});
