import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Database } from './open.ts';

/** The most keys of one query. A longer query would delay the requests that come after it. */
const MOST = 200;

/**
 * Groups lookups into shared queries: all lookups of one turn of the event loop, and all that arrive while a query
 * runs, go into the next query. An answer is never older than its request. Waiting for the turn matters with PGlite,
 * which runs in this process: otherwise each request would run to its end before the next one is read.
 */
export function batched<Key, Value>(
  load: (keys: Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
  type Waiting = { key: Key; resolve: (value: Value) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let isRunning = false;

  async function run() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        const find = await load(batch.map(({ key }) => key));
        for (const { key, resolve } of batch) resolve(find(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      setImmediate(run);
    });
}

/** A statement that was made once; its text is always the same, so PostgreSQL knows how to answer it. */
interface Prepared<Row> {
  execute(values: Record<string, unknown>): PromiseLike<Row[]>;
}

/** Whether a column has one of the values that are given when the statement runs: any number of them, in one parameter. */
export const isAnyOf = (column: AnyColumn, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)})`;

/**
 * Rows by a key, such as their user. All keys that are requested at the same time share one query, and callers share
 * the returned lists.
 * @param prepare the statement, which returns the rows in the wanted order
 * @param valuesOf the parameters for the keys; by default `{ keys }`
 */
export function rowsByKey<Key extends string | number, Row>(
  prepare: (db: Database) => Prepared<Row>,
  keyOf: (row: Row) => Key,
  valuesOf: (keys: Key[]) => Record<string, unknown> = (keys) => ({ keys }),
): (db: Database) => (key: Key) => Promise<readonly Row[]> {
  return perDatabase((db) => {
    const statement = prepare(db);
    return batched<Key, readonly Row[]>(async (keys) => {
      const found = new Map<Key, Row[]>();
      for (const row of await statement.execute(valuesOf([...new Set(keys)]))) {
        const list = found.get(keyOf(row));
        if (list) list.push(row);
        else found.set(keyOf(row), [row]);
      }
      return (key) => found.get(key) ?? [];
    });
  });
}

/** A key of a user and an id of something, for {@link rowsByKey}. */
export const pairKey = (userId: number, id: string) => `${userId} ${id}`;

/** The users and the ids of such keys. A query by both reads a little more than was asked for. */
export function pairsOf(keys: readonly string[]): { userIds: number[]; ids: string[] } {
  const pairs = keys.map(
    (key) => [Number(key.slice(0, key.indexOf(' '))), key.slice(key.indexOf(' ') + 1)] as const,
  );
  return {
    userIds: [...new Set(pairs.map(([userId]) => userId))],
    ids: [...new Set(pairs.map(([, id]) => id))],
  };
}

/** One object per database: what requests share is shared by all users of the same database. */
export function perDatabase<T extends object>(make: (db: Database) => T): (db: Database) => T {
  const byDatabase = new WeakMap<Database, T>();
  return (db) => {
    const existing = byDatabase.get(db);
    if (existing) return existing;
    const fresh = make(db);
    byDatabase.set(db, fresh);
    return fresh;
  };
}
