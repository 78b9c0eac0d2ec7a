import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Derived from the number and a secret, so that the address can be built again while the table stores only a hash. */
export function pageKey(secret: string, transactionId: number): string {
  return createHmac('sha256', secret).update(`bank page:${transactionId}`).digest('base64url').slice(0, 32);
}

export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function opensPage(key: string, keyHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfKey(key), 'hex'), Buffer.from(keyHash, 'hex'));
}
