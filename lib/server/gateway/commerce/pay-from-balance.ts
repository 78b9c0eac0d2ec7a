import 'server-only';
import { send } from '@/lib/platform/http/transport';
import { getOwnPacket } from '@/lib/platform/resources/commerce/packets';
import { buyFromBalance, subscribe } from '@/lib/platform/resources/commerce/purchases';
import type { BuyerAccount } from '@/lib/platform/resources/commerce/wire';
import { applyPromoKey } from '@/lib/platform/resources/promo';
import { promoInfoCall } from '@/lib/platform/resources/promo-info';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import type { Buyer } from './as-buyer';
import type { Paid, PayOrder } from './pay-order';
import { guardAfterPayment } from './transaction-guard';

/** The platform compares the terms and the sum in the transaction in which it charges. */
export async function payFromBalance(
  { target, session }: Buyer,
  order: PayOrder,
  account: BuyerAccount,
): Promise<Paid> {
  const { wayId, attempt, item, shown } = order;
  if (wayId !== null) await buyFromBalance(target, { ...order, wayId, accountId: account.accountId });
  else if (item.kind === 'packet') {
    // The direct flow has no versions: a price that has changed either way is seen here, a rise since then by the platform.
    const { id, amount } = await getOwnPacket(target, item.key);
    if (amount !== shown) throw new OwnRefusal(409, 'price_changed');
    await subscribe(target, { packetId: Number(id), attempt, shown });
  } else if (item.kind === 'promo') {
    const { cost } = await send(promoInfoCall(item.code), target);
    if (cost !== shown) throw new OwnRefusal(409, 'price_changed');
    await applyPromoKey(target, item.code, attempt);
  } else throw new OwnRefusal(400, 'invalid');
  await guardAfterPayment(session);
  return { transaction: null };
}
