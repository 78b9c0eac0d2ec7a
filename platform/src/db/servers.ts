import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { repeat } from '../repeat.ts';
import { LOOK_MS, PROBE_LIMIT_MS, SEARCH_LIMIT_MS, SEARCH_MS, SILENT_LOOKS } from './connections.ts';

/** Of PostgreSQL. */
const DEFAULT_PORT = 5432;

/** None of the servers of a database takes writes. */
export class NoPrimary extends Error {
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

/** No way to the server: any other failure of a probe, such as too many connections, may leave its queries running. */
const NO_WAY =
  /^(?:timeout expired|Query read timeout|Connection terminated unexpectedly)$|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/;

const isNoWay = (error: unknown) => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return NO_WAY.test(message) || NO_WAY.test(code);
};

/** Null: it does not answer at all. */
async function takesWrites(connectionString: string): Promise<boolean | null> {
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
  } catch (error) {
    return isNoWay(error) ? null : false;
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
  const isSilent = silenceOf();
  return class extends Client {
    #isWaiting = false;

    constructor(config: string | ClientConfig = {}) {
      super({ ...(typeof config === 'string' ? {} : config), connectionString: any });
      // A lost connection fails its queries. Without a listener it would end the process where a transaction has it.
      this.on('error', () => undefined);
      this.on('drain', () => {
        this.#isWaiting = false;
      });
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      this.query = ((...args: unknown[]) => {
        this.#isWaiting = true;
        return query(...args);
      }) as typeof this.query;
    }

    override connect(): Promise<Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<Client> | undefined {
      const connected = find().then(async (address) => {
        const { hostname, port } = new URL(address);
        this.host = decodeURIComponent(hostname);
        this.port = Number(port || DEFAULT_PORT);
        await super.connect();
        this.#watch(address);
        return this;
      });
      if (!callback) return connected;
      // Without an error it is called with nothing, as Node does it.
      connected.then(() => callback(null as unknown as Error), callback);
    }

    /** A server that loses its power closes nothing, and TCP gives a connection up after a quarter of an hour only. */
    #watch(address: string): void {
      const stream = this.connection.stream as Socket;
      let received = 0;
      let silentLooks = 0;
      const looking = repeat(LOOK_MS, async () => {
        const hasAnswered = !this.#isWaiting || stream.bytesRead !== received;
        received = stream.bytesRead;
        if (hasAnswered || !(await isSilent(address))) silentLooks = 0;
        else silentLooks += 1;
        if (silentLooks >= SILENT_LOOKS)
          stream.destroy(new Error('The database server does not answer any more.'));
      });
      this.once('end', () => looking.stop());
    }
  };
}

/** Whether a server does not answer new connections either. Those that ask within a second share a probe. */
function silenceOf(): (address: string) => Promise<boolean> {
  let address = '';
  let askedAt = 0;
  let silent = Promise.resolve(false);
  return (asked) => {
    if (asked !== address || Date.now() - askedAt >= PROBE_LIMIT_MS) {
      address = asked;
      askedAt = Date.now();
      silent = takesWrites(asked).then((answer) => answer === null);
    }
    return silent;
  };
}
