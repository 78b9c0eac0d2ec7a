import type { Env } from '../../env.ts';
import { encrypt } from './encrypt.ts';
import { type PushPlaces, readSubscription, type Subscription } from './subscription.ts';
import { authorization, type Vapid, vapidOf } from './vapid.ts';

/** The push service of the sandbox; below it one address a browser. */
export const SANDBOX_PUSH = '/sandbox/push/';

/** Two attempts must fit into the time that a stopping program gets. */
const ANSWER_LIMIT_MS = 3_000;

/** Push services keep a message for four weeks at most. */
const MOST_SECONDS = 28 * 24 * 3600;

/** `gone`: the browser no longer wants messages, or the address is not one of a push service. */
export type Delivery = 'delivered' | 'gone' | 'failed';

export interface WebPush {
  vapid: Vapid;
  places: PushPlaces;
  /** How long we wait for a push service, in ms. */
  answerLimitMs: number;
}

/** @throws when the key is not one of the curve */
export function webPushOf(
  { pushHosts, pushContact, sandbox, publicUrl }: Env,
  privateKey: Buffer,
  answerLimitMs = ANSWER_LIMIT_MS,
): WebPush {
  return {
    vapid: vapidOf(privateKey, pushContact),
    places: { hosts: pushHosts, sandbox: sandbox ? `${publicUrl}${SANDBOX_PUSH}` : null },
    answerLimitMs,
  };
}

/** Sends one message to one browser (RFC 8030). It follows no redirect: the place was checked. */
export async function sendWebPush(
  webPush: WebPush,
  token: string,
  message: { payload: Buffer; seconds: number; now: number },
): Promise<Delivery> {
  const subscription = readSubscription(token, webPush.places);
  if (!subscription) return 'gone';
  const status = (await post(webPush, subscription, message)) || (await post(webPush, subscription, message));
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'delivered' : 'failed';
}

/** The status; 0 when there is no answer, or one that asks for another attempt. */
async function post(
  { vapid, answerLimitMs }: WebPush,
  subscription: Subscription,
  { payload, seconds, now }: { payload: Buffer; seconds: number; now: number },
): Promise<number> {
  const { endpoint } = subscription;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: authorization(vapid, endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.min(seconds, MOST_SECONDS)),
      urgency: 'high',
    },
    body: new Uint8Array(encrypt(payload, subscription)),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerLimitMs),
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer && answer.status < 500 ? answer.status : 0;
}
