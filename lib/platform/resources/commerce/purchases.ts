import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { post } from '@/lib/platform/sign-in/token';

/** Buying from the balance (spec 3 §7). All calls throw PlatformError. */

/** The same key is executed once, however often it is sent (docs/MONEY.md "Done once"). */
export function withAttempt(asViewer: Target, attempt: string): Target {
  return { ...asViewer, headers: { ...asViewer.headers, 'idempotency-key': attempt } };
}

/** `version`: the terms that the viewer agreed to; others are refused with `price_changed`. */
export async function buyFromBalance(
  asViewer: Target,
  {
    wayId,
    version,
    accountId,
    attempt,
  }: { wayId: string; version: number; accountId: number; attempt: string },
): Promise<void> {
  const body = { purchase_type_id: wayId, account_id: accountId, offer_version: version };
  await send(post('/users/self/purchases', body, v.unknown()), withAttempt(asViewer, attempt));
}

/** The direct flow: a packet by its number. */
export async function subscribe(
  asViewer: Target,
  { packetId, attempt }: { packetId: number; attempt: string },
): Promise<void> {
  const call = post('/users/self/subscriptions', { packet_id: packetId }, v.unknown());
  await send({ ...call, query: { paytype: 'async' } }, withAttempt(asViewer, attempt));
}
