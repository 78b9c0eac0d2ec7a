import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { changeQueries, type Query, withQueries } from './pglite-queries.ts';

/** Runs a query: `statement` has placeholders in the place of values. */
export type QueryObserver = <Result>(statement: string, run: () => Promise<Result>) => Promise<Result>;

/** drizzle and we name the statement first, as text or as an object with it. */
function statementOf(first: unknown): string {
  return typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '');
}

function observed(query: Query, observer: QueryObserver): Query {
  return (...args) => {
    // The pool's own calls have a callback; their query is observed already.
    if (typeof args.at(-1) === 'function') return query(...args);
    return observer(statementOf(args[0]), () => query(...args));
  };
}

/** Observes the queries of a pool: its own, and those of the connections that transactions take. */
export function observePool(pool: Pool, observer: QueryObserver): void {
  const query = pool.query.bind(pool) as Query;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<PoolClient>;
  pool.query = observed(query, observer) as typeof pool.query;
  pool.connect = ((...args: unknown[]) => {
    if (args.length > 0) return connect(...args);
    return connect().then((client) => withQueries(client, (own) => observed(own, observer)));
  }) as typeof pool.connect;
}

/** Observes the queries of a PGlite: its own, and those of transactions. */
export function observePglite(client: PGlite, observer: QueryObserver): void {
  changeQueries(client, (query) => observed(query, observer));
}
