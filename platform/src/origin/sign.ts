import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { GRANT_MS, GRANT_ROUND_MS } from '../domain/grant.ts';

/**
 * The target of a grant: one channel live, its archive from one second, one title, one film file, or the streams of an
 * imported channel, live or from its archive. The second is signed, because a viewer may watch one programme of the archive and not the next.
 */
export type Resource =
  | `live:${number}`
  | `archive:${number}:${number}`
  | `vod:${string}`
  | `file:${string}`
  | `relay:${number}`
  | `relay-archive:${number}`;

function signature(resource: string, expiry: string, child: string, secret: string): string {
  const signed = child ? `${resource} ${expiry} ${child}` : `${resource} ${expiry}`;
  return createHmac('sha256', secret).update(signed).digest('base64url').slice(0, 32);
}

/** Grants of the running hour: all viewers of a channel have the same one. */
const MAX_ISSUED = 5_000;
const issued = new LRUCache<string, string>({ max: MAX_ISSUED });

/**
 * The grant of a media folder, as part of its address: `{expiry in base 36}.{signature}`, valid for at least 12 hours. The
 * grant of a child ends in `.{profile}`, so that the media that it loads counts as watching.
 */
export function grantFor(
  resource: Resource,
  { secret, nowMs, child }: { secret: string; nowMs: number; child?: string | null | undefined },
): string {
  const expiry = (Math.ceil((nowMs + GRANT_MS) / GRANT_ROUND_MS) * GRANT_ROUND_MS) / 1000;
  const key = `${resource} ${expiry} ${child ?? ''} ${secret}`;
  const existing = issued.get(key);
  if (existing) return existing;
  const text = expiry.toString(36);
  const grant = `${text}.${signature(resource, text, child ?? '', secret)}`;
  const whole = child ? `${grant}.${child}` : grant;
  issued.set(key, whole);
  return whole;
}

/** Whether a grant was issued for this resource and has not expired. */
export function checkGrant(grant: string, resource: Resource, secret: string, nowMs: number): boolean {
  const [expiry = '', given = '', child = '', more] = grant.split('.');
  if (more !== undefined || !/^[0-9a-z]{1,10}$/.test(expiry)) return false;
  const wanted = Buffer.from(signature(resource, expiry, child, secret));
  const got = Buffer.from(given);
  if (got.length !== wanted.length || !timingSafeEqual(got, wanted)) return false;
  return Number.parseInt(expiry, 36) * 1000 > nowMs;
}

/** The profile of the child that a grant was issued to; null for everyone else. The grant has been checked. */
export function childOf(grant: string): string | null {
  return grant.split('.')[2] || null;
}

/**
 * Called for each media file that is loaded with a valid grant, with the channel that it shows live. Throws if the grant
 * belongs to a child whose screen time is over, or whose channel shows what is above its level.
 */
export type NoteMedia = (grant: string, liveChannel: number | null) => Promise<void>;
