import type { SharedRecords } from '@/lib/shared/shared-state';
import type { Connection } from './connection';
import type { Seal } from './seal';

interface Place {
  prefix: string;
  seal: Seal;
  hash(text: string): string;
}

/** Records of viewers, sealed. A field is written alone, so instances that change different facts of one record lose neither. */
export class Records implements SharedRecords {
  readonly #connection: Connection;
  readonly #place: Place;

  constructor(connection: Connection, place: Place) {
    this.#connection = connection;
    this.#place = place;
  }

  async read(kind: string, key: string): Promise<Readonly<Record<string, unknown>> | null> {
    const name = this.#nameOf(kind, key);
    const fields = await this.#connection.ask((client) => client.hGetAll(name));
    if (!fields) return null;
    return Object.fromEntries(
      Object.entries(fields).map(([field, sealed]) => [
        field,
        this.#place.seal.open(`${name} ${field}`, sealed),
      ]),
    );
  }

  async write(
    kind: string,
    key: string,
    fields: Readonly<Record<string, unknown>>,
    seconds: number,
  ): Promise<boolean> {
    const name = this.#nameOf(kind, key);
    const sealed = Object.entries(fields).map(([field, value]) => [
      field,
      this.#place.seal.close(`${name} ${field}`, value),
    ]);
    const done = await this.#connection.ask((client) =>
      client.multi().hSet(name, Object.fromEntries(sealed)).expire(name, seconds).exec(),
    );
    return done !== null;
  }

  #nameOf(kind: string, key: string): string {
    return `${this.#place.prefix}:${kind}:${this.#place.hash(key)}`;
  }
}
