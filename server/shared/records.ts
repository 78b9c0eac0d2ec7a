import type { SharedRecords } from '@/lib/shared/shared-state';
import type { Connection } from './connection';
import type { Seal } from './seal';

interface RecordEncoding {
  prefix: string;
  seal: Seal;
  hash(text: string): string;
}

/** Records of viewers, sealed. A field is written alone, so instances that change different facts of one record lose neither. */
export class Records implements SharedRecords {
  readonly #connection: Connection;
  readonly #encoding: RecordEncoding;

  constructor(connection: Connection, encoding: RecordEncoding) {
    this.#connection = connection;
    this.#encoding = encoding;
  }

  async read(kind: string, key: string): Promise<Readonly<Record<string, unknown>> | null> {
    const name = this.#nameOf(kind, key);
    const fields = await this.#connection.ask((client) => client.hGetAll(name));
    if (!fields) return null;
    return Object.fromEntries(
      Object.entries(fields).map(([field, sealed]) => [
        field,
        this.#encoding.seal.open(`${name} ${field}`, sealed),
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
      this.#encoding.seal.close(`${name} ${field}`, value),
    ]);
    const done = await this.#connection.ask((client) =>
      client.multi().hSet(name, Object.fromEntries(sealed)).expire(name, seconds).exec(),
    );
    return done !== null;
  }

  #nameOf(kind: string, key: string): string {
    return `${this.#encoding.prefix}:${kind}:${this.#encoding.hash(key)}`;
  }
}
