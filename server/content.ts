import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A middle level, because the result is sent to thousands of viewers but must not take long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };
const ENCODINGS = 2;

/**
 * The body of an answer in the encodings that browsers have requested. Once a compressed form exists the uncompressed
 * bytes are dropped, because they need six to ten times the memory and are hardly ever requested.
 */
export class Content {
  /** Of the uncompressed bytes. */
  readonly length: number;
  readonly etag: string;
  #plain: Buffer | null;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.length = plain.length;
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
    this.#plain = plain;
  }

  /** The most bytes that it keeps: a second encoding that somebody asks for later is about as long as the first. */
  get size(): number {
    const lengths = [...this.#encoded.values()].flatMap((bytes) =>
      bytes instanceof Buffer ? bytes.length : [],
    );
    return this.#plain?.length ?? Math.max(...lengths) * ENCODINGS;
  }

  /** The bytes in an encoding; a promise only while they are compressed for the first time. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.plain();
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const compressing = compress(this.plain(), encoding).then((compressed) => {
      this.#encoded.set(encoding, compressed);
      this.#plain = null;
      return compressed;
    });
    this.#encoded.set(encoding, compressing);
    return compressing;
  }

  plain(): Buffer {
    if (this.#plain) return this.#plain;
    // One piece of memory of the right size, instead of many that are joined.
    const whole = { chunkSize: this.length };
    const [br, gz] = [this.#encoded.get('br'), this.#encoded.get('gzip')];
    return br instanceof Buffer ? brotliDecompressSync(br, whole) : gunzipSync(gz as Buffer, whole);
  }
}

function compress(plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(plain, BROTLI) : promisify(gzip)(plain, GZIP);
}
