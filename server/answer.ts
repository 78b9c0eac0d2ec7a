import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Recorded } from './record';

type Encoding = 'br' | 'gzip' | 'identity';

/** Made once for thousands of readers: worth more than the fastest level, not worth the slowest. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

/** Smaller than a packet: compressing saves nothing. */
const MIN_COMPRESSED = 1_024;

/** An answer that is ready to be given out, as often as it is asked for. */
export class Answer {
  readonly status: number;
  /** Complete but for what depends on the reader: length and encoding. */
  readonly headers: readonly string[];
  readonly etag: string;
  /** The framework keeps it under its path, for everybody. */
  readonly isForAll: boolean;
  readonly #body: Buffer;
  #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  #isCopy = false;

  constructor({ status, body }: Recorded, headers: Record<string, string | string[]>, isForAll: boolean) {
    this.status = status;
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    this.headers = flat({ ...headers, etag: this.etag });
    this.isForAll = isForAll;
    this.#body = body;
  }

  /** What it holds of its own: a copy has its body, and all forms of it, from another answer. */
  get size(): number {
    return this.#isCopy ? 0 : this.#body.length;
  }

  /** What goes by the address and by who asked: cookies, and what the answer varies by. */
  get ofRequest(): Record<string, string[]> {
    const own: Record<string, string[]> = {};
    for (const name of ['set-cookie', 'vary']) {
      const said = this.headers.filter((_, at) => at % 2 === 1 && this.headers[at - 1] === name);
      if (said.length > 0) own[name] = said;
    }
    return own;
  }

  /** The same page under another status, with further headers. */
  as(status: number, headers: Record<string, string | string[]>, isForAll: boolean): Answer {
    const own: Record<string, string | string[]> = {};
    for (let at = 0; at + 1 < this.headers.length; at += 2) {
      const [name = '', value = ''] = this.headers.slice(at, at + 2);
      own[name] = value;
    }
    const copy = new Answer({ status, headers: {}, body: this.#body }, { ...own, ...headers }, isForAll);
    copy.#encoded = this.#encoded;
    copy.#isCopy = true;
    return copy;
  }

  /** The body in a reader's way; a promise only while it is compressed for the first of them. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#body;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const making = compress(this.#body, encoding).then((made) => {
      this.#encoded.set(encoding, made);
      return made;
    });
    this.#encoded.set(encoding, making);
    return making;
  }

  /** The best encoding that a reader takes. */
  encodingFor(accepted: string | undefined): Encoding {
    if (!accepted || this.#body.length < MIN_COMPRESSED) return 'identity';
    if (takes(accepted, 'br')) return 'br';
    return takes(accepted, 'gzip') ? 'gzip' : 'identity';
  }
}

function takes(accepted: string, name: string): boolean {
  const at = accepted.indexOf(name);
  if (at < 0) return false;
  const said = new RegExp(`(?:^|[\\s,])${name}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(accepted);
  return said !== null && Number(said[1] ?? 1) > 0;
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body, GZIP);
}

function flat(headers: Record<string, string | string[]>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((one) => [name, one]),
  );
}
