import { createHash, createHmac } from 'node:crypto';
import type { Env } from '@/lib/shared/env';
import type { SharedLimit, SharedState } from '@/lib/shared/shared-state';
import { buildId } from '@/server/next-compat/build-files';
import { Connection } from './connection';
import { Copies } from './copies';
import { Counters } from './counters';
import { once } from './flights';
import { Purges } from './purges';

interface Options {
  env: Env & { REDIS_URL: string };
  /** Stored pages contain the names of a build's files. */
  buildId: string;
  /** Makes what this process has stored under these tags old. */
  expire(tags: string[], at: number): void;
}

/** The state that this instance shares with others over Redis (docs/OPERATIONS.md "Several instances"). */
export class Instances implements SharedState {
  readonly copies: Copies;
  readonly #connection: Connection;
  readonly #purges: Purges;
  readonly #counters: Counters;
  readonly #flights: string;
  readonly #secret: string;

  constructor({ env, buildId, expire }: Options) {
    const { REDIS_URL, ...settings } = env;
    this.#secret = env.SESSION_SECRET;
    // Instances with other settings have other pages: they share nothing.
    const name = `taspa:${this.#hash(JSON.stringify({ ...settings, API_SITES: [...env.API_SITES] }))}`;
    const channel = `${name}:purges`;
    this.#purges = new Purges(`${name}:purged`, channel, expire);
    this.#connection = new Connection(REDIS_URL, channel, {
      onJoin: () => this.#purges.join(this.#connection, Date.now()),
      onMessage: (message) => this.#purges.receive(message),
    });
    this.#counters = new Counters(this.#connection, `${name}:limit`);
    this.copies = new Copies(this.#connection, `${name}:${buildId}:copy`);
    this.#flights = `${name}:${buildId}:flight`;
  }

  open(): Promise<void> {
    return this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  get isConnected(): boolean {
    return this.#connection.isUp;
  }

  get purgedAt(): number {
    return this.#purges.lastAt;
  }

  /** Called by the framework's store when this instance purges tags. */
  announce(tags: readonly string[]): Promise<void> {
    return this.#purges.announce(this.#connection, tags, Date.now());
  }

  /** After a purge no earlier result is used. */
  once<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
    const name = createHash('sha256').update(`${this.#purges.lastAt} ${key}`).digest('base64url');
    return once(this.#connection, `${this.#flights}:${name}`, load);
  }

  async use(limit: SharedLimit, key: string): Promise<{ wait: number | null } | null> {
    return this.#counters.use(limit, this.#hash(key));
  }

  giveBack(limit: SharedLimit, key: string): Promise<void> {
    return this.#counters.giveBack(limit, this.#hash(key));
  }

  /** Keys of limits are phones, logins and addresses: Redis does not get them. */
  #hash(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, 22);
  }
}

/** Joins the other instances; undefined without `REDIS_URL`. Redis need not be there yet. */
export async function joinInstances(
  env: Env,
  expire: (tags: string[], at: number) => void,
): Promise<Instances | undefined> {
  const { REDIS_URL } = env;
  if (!REDIS_URL) return undefined;
  const instances = new Instances({ env: { ...env, REDIS_URL }, buildId: buildId(), expire });
  globalThis.taspaSharedState = instances;
  await instances.open();
  return instances;
}
