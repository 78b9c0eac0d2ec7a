import type { Database } from './database.ts';

/**
 * Answers a query by a replica where there is one that may be read, else by the primary. For what may be some seconds old: the
 * catalogue and lists made of it; never for money, sessions and what a viewer has just written.
 */
export type Reads = <Result>(query: (db: Database) => PromiseLike<Result>) => Promise<Result>;

const replicas = new WeakMap<Database, Reads>();

/** Names the replica of a database. */
export function setReads(db: Database, reads: Reads): void {
  replicas.set(db, reads);
}

/** The reads that belong to a database: its own without a replica. */
export const readsOf = (db: Database): Reads => replicas.get(db) ?? (async (query) => query(db));
