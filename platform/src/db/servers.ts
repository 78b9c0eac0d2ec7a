import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { PROBE_LIMIT_MS, SEARCH_LIMIT_MS, SEARCH_MS } from './connections.ts';

/** Of PostgreSQL. */
const DEFAULT_PORT = 5432;

/** None of the servers of a database takes writes. */
class NoPrimary extends Error {
  constructor() {
    super('None of the database servers takes writes. Promote a replica, or start the primary.');
  }
}

/** `postgres://user@a:5432,b:5432/name`, as libpq writes several servers of one database: an address for each. */
export function addressesOf(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(databaseUrl) ?? [];
  return hosts.split(',').map((host) => `${before}${host.trim()}${after}`);
}

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    query_timeout: PROBE_LIMIT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as follows');
    return rows[0]?.follows === false;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Knows which of the servers of one database takes writes: after a failover another one does. */
export interface Servers {
  /** A client that connects to it, and waits while there is none. */
  readonly Client: new (
    config?: string | ClientConfig,
  ) => Client;
}

/** @param databaseUrl of one server, which is not checked, or of several */
export function serversOf(databaseUrl: string): Servers {
  const addresses = addressesOf(databaseUrl);
  let known: string | null = null;
  let search: Promise<string> | null = null;

  async function searchPrimary(): Promise<string> {
    const until = Date.now() + SEARCH_LIMIT_MS;
    while (Date.now() < until) {
      const first = known ? [known] : [];
      // The last known primary comes first: when two servers accept writes, the other one is a former primary.
      const inOrder = [...new Set([...first, ...addresses])];
      const answers = await Promise.all(inOrder.map(takesWrites));
      const found = inOrder.find((_, at) => answers[at]);
      if (found) {
        known = found;
        return found;
      }
      await pause(SEARCH_MS);
    }
    throw new NoPrimary();
  }

  function primary(): Promise<string> {
    search ??= searchPrimary().finally(() => {
      search = null;
    });
    return search;
  }

  const [only] = addresses;
  if (addresses.length === 1 && only) return { Client: clientAt(async () => only, only) };
  return { Client: clientAt(primary, only ?? databaseUrl) };
}

/** New connections are few, so each one asks first: what a connection was told a moment ago may be over. */
function clientAt(find: () => Promise<string>, any: string): Servers['Client'] {
  return class extends Client {
    constructor(config: string | ClientConfig = {}) {
      super({ ...(typeof config === 'string' ? {} : config), connectionString: any });
      // A lost connection fails its queries. Without a listener its event would end the process while a transaction has it.
      this.on('error', () => undefined);
    }

    override connect(): Promise<Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<Client> | undefined {
      const connected = find().then((address) => {
        const { hostname, port } = new URL(address);
        this.host = decodeURIComponent(hostname);
        this.port = Number(port || DEFAULT_PORT);
        return super.connect();
      });
      if (!callback) return connected;
      // Without an error it is called with nothing, as Node does it.
      connected.then(() => callback(null as unknown as Error), callback);
    }
  };
}
