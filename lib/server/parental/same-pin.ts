import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const key = randomBytes(32);

/** Compares in constant time (quality S13). Without a code nothing matches. */
export function isSamePin(entered: string, code: string): boolean {
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(digest(entered), digest(code)) && code !== '';
}
