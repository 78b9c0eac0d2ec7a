import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { withSessionLock } from '@/lib/client/viewer/lock';
import type { logIn } from './login';

/** Calls of the device that waits until a viewer allows its login elsewhere. All throw PlatformError. */

const Begun = v.object({
  code: v.string(),
  /** Where to enter it: `taspa.kz/tv`. */
  site: v.string(),
  /** A QR code of both. */
  picture: v.string(),
  /** Seconds. */
  expiresIn: v.number(),
  interval: v.number(),
});

export type DeviceLogin = v.InferOutput<typeof Begun>;

/** Runs one call at a time: a cancelled login and the next one write the same cookie. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => {});
  return next;
}

export function beginDeviceLogin(): Promise<DeviceLogin> {
  return inTurn(() => callSession('POST', '/tv', Begun, {}));
}

export async function cancelDeviceLogin(): Promise<void> {
  await inTurn(() => callSession('DELETE', '/tv', v.unknown()));
}

const textOrNull = v.nullish(v.string(), null);

const Polled = v.variant('state', [
  v.object({ state: v.picklist(['waiting', 'slow_down', 'refused', 'expired']) }),
  v.object({
    state: v.literal('allowed'),
    name: textOrNull,
    phone: textOrNull,
    wasGuest: v.optional(v.boolean(), false),
  }),
]);

type Polled =
  | { state: 'waiting' | 'slow_down' | 'refused' | 'expired' }
  | { state: 'allowed'; entered: Awaited<ReturnType<typeof logIn>> };

export async function pollDeviceLogin(): Promise<Polled> {
  const answer = await withSessionLock(() => callSession('POST', '/tv/poll', Polled, {}));
  if (answer.state !== 'allowed') return answer;
  const { name, phone, wasGuest } = answer;
  return { state: 'allowed', entered: { viewer: { state: 'user', name, phone }, wasGuest } };
}
