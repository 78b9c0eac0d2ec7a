import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { bareList, textOrNull } from '@/lib/platform/http/wire';

const Current = bareList(v.object({ packet: v.nullish(v.object({ price: textOrNull })) }));

/** `GET /v2/users/self/subscriptions/current`: the price of each packet of the user. @throws PlatformError */
export async function pricesPaid(target: Target): Promise<number[]> {
  const list = await send({ path: '/users/self/subscriptions/current', schema: Current }, target);
  return list.flatMap(({ packet }) => (packet ? [Number(packet.price ?? 0) || 0] : []));
}
