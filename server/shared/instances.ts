import { createHash, createHmac } from 'node:crypto';
import type { Env } from '@/lib/shared/env';
import type { SharedLimit, SharedState } from '@/lib/shared/shared-state';
import { buildId } from '@/server/next-compat/build-files';
import { Attempts } from './attempts';
import { Connection } from './connection';
import { Counters } from './counters';
import { Purges } from './purges';
import { Records } from './records';
import { Seal } from './seal';
import { singleFlight } from './single-flight';
import { StoredCopies } from './stored-copies';

/** A change that another instance has made. */
interface Change {
  kind: string;
  key: string;
}

/** Handlers for messages of other instances. */
interface Events {
  /** Expires what is stored under these tags. */
  expire(tags: string[], at: number): void;
  /** Drops what was cached before this change; null after a gap, when any changes may have been missed. */
  forget(change: Change | null): void;
  /** Sends this instance's own changes again: the others may have missed them, or Redis may have lost them. */
  resend(): Promise<void>;
}

interface Options extends Events {
  env: Env & { REDIS_URL: string };
  /** Stored pages contain the names of a build's files. */
  buildId: string;
  /** Another limit of an answer of Redis, for tests on a machine that does other work. */
  answerLimitMs?: number | undefined;
}

/** The state that this instance shares with others over Redis (docs/OPERATIONS.md "Several instances"). */
export class Instances implements SharedState {
  readonly copies: StoredCopies;
  readonly records: Records;
  readonly attempts: Attempts;
  readonly #connection: Connection;
  readonly #purges: Purges;
  readonly #counters: Counters;
  readonly #calls: string;
  readonly #changes: string;
  readonly #secret: string;
  readonly #seal: Seal;

  constructor({ env, buildId, expire, forget, resend, answerLimitMs }: Options) {
    const { REDIS_URL, ...settings } = env;
    this.#secret = env.SESSION_SECRET;
    this.#seal = new Seal(env.SESSION_SECRET);
    // Instances with other settings have other pages: they share nothing.
    const name = `taspa:${this.#hash(JSON.stringify({ ...settings, API_SITES: [...env.API_SITES] }))}`;
    const channel = `${name}:purges`;
    this.#purges = new Purges(`${name}:purged`, channel, expire);
    this.#changes = `${name}:changes`;
    this.#connection = new Connection(REDIS_URL, {
      answerLimitMs,
      onJoin: async () => {
        forget(null);
        await Promise.all([this.#purges.join(this.#connection, Date.now()), resend()]);
      },
      onMessage: {
        [channel]: (message) => this.#purges.receive(message),
        [this.#changes]: (message) => forget((this.#seal.open(this.#changes, message) as Change) ?? null),
      },
    });
    const hash = (text: string) => this.#hash(text);
    this.records = new Records(this.#connection, { prefix: `${name}:record`, seal: this.#seal, hash });
    this.attempts = new Attempts(this.#connection, (key) => `${name}:attempts:${hash(key)}`);
    this.#counters = new Counters(this.#connection, `${name}:limit`);
    this.copies = new StoredCopies(this.#connection, `${name}:${buildId}:copy`);
    this.#calls = `${name}:${buildId}:flight`;
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

  /** The time of the last purge is part of the key, so that no earlier result is used after a purge. */
  singleFlight<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
    const name = createHash('sha256').update(`${this.#purges.lastAt} ${key}`).digest('base64url');
    return singleFlight(this.#connection, `${this.#calls}:${name}`, load);
  }

  async sealedSingleFlight<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
    const sealed = await this.singleFlight(key, async () => this.#seal.close(key, await load()));
    return this.#seal.open(key, sealed) as Result;
  }

  async announceChange(kind: string, key: string): Promise<void> {
    const message = this.#seal.close(this.#changes, { kind, key } satisfies Change);
    await this.#connection.ask((client) => client.publish(this.#changes, message));
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
export async function joinInstances(env: Env, events: Events): Promise<Instances | undefined> {
  const { REDIS_URL } = env;
  if (!REDIS_URL) return undefined;
  const instances = new Instances({ env: { ...env, REDIS_URL }, buildId: buildId(), ...events });
  globalThis.taspaSharedState = instances;
  await instances.open();
  return instances;
}
