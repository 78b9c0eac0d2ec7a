import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';

/** Runs a query: `statement` has placeholders in the place of values. */
export type QueryObserver = <Result>(statement: string, run: () => Promise<Result>) => Promise<Result>;

type Query = (...args: unknown[]) => Promise<unknown>;

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

/** The same object, except that its queries are observed. */
function withObservedQueries<Client extends object>(client: Client, observer: QueryObserver): Client {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound = value.bind(target);
      return name === 'query' ? observed(bound, observer) : bound;
    },
  });
}

/** Observes the queries of a pool: its own, and those of the connections that transactions take. */
export function observePool(pool: Pool, observer: QueryObserver): void {
  const query = pool.query.bind(pool) as Query;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<PoolClient>;
  pool.query = observed(query, observer) as typeof pool.query;
  pool.connect = ((...args: unknown[]) => {
    if (args.length > 0) return connect(...args);
    return connect().then((client) => withObservedQueries(client, observer));
  }) as typeof pool.connect;
}

/** Observes the queries of a PGlite: its own, and those of transactions. */
export function observePglite(client: PGlite, observer: QueryObserver): void {
  const query = client.query.bind(client) as Query;
  const transaction = client.transaction.bind(client);
  client.query = observed(query, observer) as typeof client.query;
  client.transaction = ((work: (tx: Transaction) => Promise<unknown>) =>
    transaction((tx) => work(withObservedQueries(tx, observer)))) as typeof client.transaction;
}
