import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

export type Query = (...args: unknown[]) => Promise<unknown>;

/** The same object with another way to query. */
export function withQueries<Client extends object>(client: Client, change: (query: Query) => Query): Client {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound = value.bind(target);
      return name === 'query' ? change(bound) : bound;
    },
  });
}

/** Changes the queries of a PGlite: its own, and those of transactions. */
export function changeQueries(client: PGlite, change: (query: Query) => Query): void {
  const transaction = client.transaction.bind(client);
  client.query = change(client.query.bind(client) as Query) as typeof client.query;
  client.transaction = ((work: (tx: Transaction) => Promise<unknown>) =>
    transaction((tx) => work(withQueries(tx, change)))) as typeof client.transaction;
}

/**
 * drizzle names its parsers with every query, and PGlite then copies the hundreds it has to add them: an eighth of the
 * processor's time of a test of money. Here they become the parsers of the client.
 */
export function keepParsers(client: PGlite): void {
  changeQueries(client, (query) => (statement, params, options) => {
    const { parsers, ...rest } = (options ?? {}) as QueryOptions;
    if (parsers) Object.assign(client.parsers, parsers);
    return query(statement, params, rest);
  });
}
