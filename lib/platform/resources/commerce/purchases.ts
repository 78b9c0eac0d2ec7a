import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { withAttempt } from '@/lib/platform/http/with-attempt';
import { post } from '@/lib/platform/sign-in/token';

/** Buying from the balance (spec 3 §7). All calls throw PlatformError. */

/** What the viewer saw: the platform compares it, so that nothing else is bought, for more, or by somebody else. */
export interface Agreed {
  /** Null: it was not an offer. */
  offerId: string | null;
  version: number;
  /** The sum, as a decimal. */
  shown: string;
}

export const agreedSum = ({ shown }: Pick<Agreed, 'shown'>): string | null =>
  /^\d{1,8}\.\d{2}$/.test(shown) ? shown : null;

/** Other terms than the agreed ones are refused with `price_changed`. */
export async function buyFromBalance(
  asViewer: Target,
  { wayId, accountId, attempt, ...agreed }: Agreed & { wayId: string; accountId: number; attempt: string },
): Promise<void> {
  const body = {
    purchase_type_id: wayId,
    account_id: accountId,
    offer_id: agreed.offerId,
    offer_version: agreed.version,
    amount_agreed: agreedSum(agreed),
  };
  await send(post('/users/self/purchases', body, v.unknown()), withAttempt(asViewer, attempt));
}

/** The direct flow: a packet by its number, for no more than the sum that was shown. */
export async function subscribe(
  asViewer: Target,
  { packetId, attempt, ...agreed }: { packetId: number; attempt: string; shown: string },
): Promise<void> {
  const body = { packet_id: packetId, amount_agreed: agreedSum(agreed) };
  const call = post('/users/self/subscriptions', body, v.unknown());
  await send({ ...call, query: { paytype: 'async' } }, withAttempt(asViewer, attempt));
}
