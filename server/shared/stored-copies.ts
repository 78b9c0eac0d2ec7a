import { deserialize, serialize } from 'node:v8';
import type { Connection } from './connection';

/** Stored pages and answers of all instances, as the framework's store has them (server/next-compat/page-store.cjs). */
export class StoredCopies {
  readonly #connection: Connection;
  readonly #prefix: string;
  readonly #underWay = new Map<string, Promise<object | null>>();

  constructor(connection: Connection, prefix: string) {
    this.#connection = connection;
    this.#prefix = prefix;
  }

  /** Parallel requests for one copy read it once. */
  get(key: string): Promise<object | null> {
    if (!this.#connection.isUp) return Promise.resolve(null);
    const known = this.#underWay.get(key);
    if (known) return known;
    const reading = this.#connection
      .bytes(`${this.#prefix}:${key}`)
      .then((bytes) => (bytes ? (deserialize(bytes) as object) : null))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }

  async set(key: string, copy: object, seconds: number): Promise<void> {
    if (!this.#connection.isUp) return;
    const expiration = { type: 'EX', value: Math.ceil(seconds) } as const;
    await this.#connection.ask((client) =>
      client.set(`${this.#prefix}:${key}`, serialize(copy), { expiration }),
    );
  }
}
