import { createHmac, timingSafeEqual } from 'node:crypto';
import { GRANT_MS, GRANT_ROUND_MS } from '../domain/grant.ts';

/**
 * The target of a grant: one channel live, its archive, one title, one film file, or the streams of an imported channel.
 */
export type Resource =
  | `live:${number}`
  | `archive:${number}`
  | `vod:${string}`
  | `file:${string}`
  | `relay:${number}`;

function signature(resource: string, expiry: string, secret: string): string {
  return createHmac('sha256', secret).update(`${resource} ${expiry}`).digest('base64url').slice(0, 32);
}

/** The grant of a media folder, as part of its address: `{expiry in base 36}.{signature}`, valid for at least 12 hours. */
export function grantFor(resource: Resource, secret: string, nowMs: number): string {
  const expiry = (Math.ceil((nowMs + GRANT_MS) / GRANT_ROUND_MS) * GRANT_ROUND_MS) / 1000;
  const text = expiry.toString(36);
  return `${text}.${signature(resource, text, secret)}`;
}

/** Whether a grant was issued for this resource and has not expired. */
export function checkGrant(grant: string, resource: Resource, secret: string, nowMs: number): boolean {
  const [expiry = '', given = '', more] = grant.split('.');
  if (more !== undefined || !/^[0-9a-z]{1,10}$/.test(expiry)) return false;
  const wanted = Buffer.from(signature(resource, expiry, secret));
  const got = Buffer.from(given);
  if (got.length !== wanted.length || !timingSafeEqual(got, wanted)) return false;
  return Number.parseInt(expiry, 36) * 1000 > nowMs;
}
