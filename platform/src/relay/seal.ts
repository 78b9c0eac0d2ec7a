import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/**
 * Encrypts addresses of foreign streams inside our own addresses, which browsers of viewers see. So nobody can read the
 * user name and password that lists put into them, and nobody can make us fetch an address that we did not issue.
 */
export type Seal = {
  seal(channelId: number, url: string): string;
  /** Null for an address that we did not seal, or sealed for another channel. */
  open(channelId: number, sealed: string): string | null;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSeal(secret: string): Seal {
  const key = (name: string) => Buffer.from(hkdfSync('sha256', secret, '', `taspa relay ${name}`, 32));
  const cipherKey = key('cipher');
  const ivKey = key('iv');
  return {
    seal(channelId, url) {
      // Derived from the content: an address gets the same seal for all viewers, so that caches can share it.
      const iv = createHmac('sha256', ivKey).update(`${channelId} ${url}`).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv(CIPHER, cipherKey, iv).setAAD(Buffer.from(String(channelId)));
      const body = Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(channelId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, cipherKey, bytes.subarray(0, IV_BYTES));
        decipher.setAAD(Buffer.from(String(channelId)));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
