import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what concerns one viewer: whoever reads Redis learns nothing of it, and cannot move it to another key (quality S34). */
export class Seal {
  readonly #key: Buffer;

  /** @param secret the one that seals the session cookie */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('taspa shared state').digest();
  }

  /** @param place where it will lie; only there it can be opened */
  close(place: string, value: unknown): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** Undefined for what was not sealed here, or for another place. */
  open(place: string, sealed: string): unknown {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const opener = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      opener.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = Buffer.concat([opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), opener.final()]);
      return JSON.parse(text.toString());
    } catch {
      return undefined;
    }
  }
}
