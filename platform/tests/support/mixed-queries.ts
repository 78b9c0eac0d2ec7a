import { setImmediate as turn } from 'node:timers/promises';
import type { TestPlatform } from './platform.ts';

type Client = { query(...args: unknown[]): Promise<unknown> };

/**
 * Every query of the platform begins a turn later, as with a database elsewhere. A database in the process answers a call
 * as a whole before the next one begins, so calls at once would never meet.
 */
export function mixQueries({ db }: TestPlatform): void {
  const { $client: client } = db as unknown as { $client: Client };
  const query = client.query.bind(client);
  client.query = async (...args) => {
    await turn();
    return query(...args);
  };
}
