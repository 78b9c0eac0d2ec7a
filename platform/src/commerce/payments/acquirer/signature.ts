import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header of a signed request: `t=1773489600,v1=<64 hex digits>`. */
export const SIGNATURE_HEADER = 'x-signature';

/** Messages with an older or later timestamp are refused, so that a recorded message cannot be replayed. */
export const REPLAY_WINDOW_S = 300;

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const macOf = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** Signs the moment together with the exact bytes of the body. */
export function signatureOf(secret: string, body: string, nowMs: number): string {
  const seconds = String(Math.floor(nowMs / 1000));
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`;
}

/** Whether a message comes from whoever knows the secret, and is fresh. Compared in constant time. */
export function isSigned(
  secret: string,
  { header, body, nowMs }: { header: string | undefined; body: string; nowMs: number },
): boolean {
  const [, seconds = '', given = ''] = HEADER.exec(header ?? '') ?? [];
  // Compares even without a valid header, so that the response time reveals nothing.
  const isRight = timingSafeEqual(macOf(secret, seconds, body), Buffer.from(given.padEnd(64, '0'), 'hex'));
  const isFresh = Math.abs(nowMs / 1000 - Number(seconds || 0)) <= REPLAY_WINDOW_S;
  return isRight && isFresh && given !== '';
}
