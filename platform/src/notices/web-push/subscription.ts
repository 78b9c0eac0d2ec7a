import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { publicKeyIsValid, type Receiver } from './encrypt.ts';

/** The `notification_type` of a browser that receives Web Push (spec 1 §3 Device). */
export const WEB_PUSH = 'web_push';

const Subscription = Type.Object({
  endpoint: Type.String({ maxLength: 1024 }),
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
});

/** Where a browser gets its messages, and its keys. */
export interface Subscription extends Receiver {
  endpoint: URL;
}

/** The only places that messages are sent to. */
export interface PushPlaces {
  /** Host names; `*.example.com` is every name below it. */
  hosts: readonly string[];
  /** The push service of the sandbox; null without it. */
  sandbox: string | null;
}

/**
 * Reads the token that a browser registered; null when it is none, or leads elsewhere than to a known push service: viewers
 * send it, and our server requests its address.
 */
export function readSubscription(token: string, places: PushPlaces): Subscription | null {
  const sent = parsed(token);
  if (!Value.Check(Subscription, sent)) return null;
  const { endpoint, keys } = sent;
  const p256dh = Buffer.from(keys.p256dh, 'base64url');
  if (!publicKeyIsValid(p256dh) || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (!isKnown(url, places)) return null;
  return { endpoint: url, p256dh, auth: Buffer.from(keys.auth, 'base64url') };
}

/** The token in one form, so that the same browser is recognised in another account. */
export function tokenOf({ endpoint, p256dh, auth }: Subscription): string {
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
  return JSON.stringify({ endpoint: endpoint.href, keys });
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
}

function isKnown(url: URL, { hosts, sandbox }: PushPlaces): boolean {
  if (url.username || url.password) return false;
  if (sandbox !== null && url.href.startsWith(sandbox)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
