import type { Database } from './open.ts';

/** Longer lists of parameters make a statement slow to plan. */
const MOST = 200;

/**
 * Groups what is asked for at the same time: all that came in one turn of the event loop, or while a query ran, share the
 * next query. Nobody gets an answer older than the question. The turn matters with PGlite, which works inside this
 * process: without it a request would run to its end before the next one is even read.
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

/** One of a kind for each database: what is shared between requests is shared by all that use the same database. */
export function perDatabase<T extends object>(make: (db: Database) => T): (db: Database) => T {
  const made = new WeakMap<Database, T>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const fresh = make(db);
    made.set(db, fresh);
    return fresh;
  };
}
