import type { Database } from './open.ts';

/** Longer lists of parameters make a statement slow to plan. */
const MOST = 200;

/**
 * Groups lookups of the same time: all of one turn of the event loop, or of the time while a query runs, share the next
 * query. An answer is never older than its request. The turn matters with PGlite, which works inside this process: without
 * it a request would run to its end before the next one is even read.
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
