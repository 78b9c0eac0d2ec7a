import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import { listPayforms } from '@/lib/platform/resources/commerce/payforms';
import { getTransaction } from '@/lib/platform/resources/commerce/transactions';
import { getPurse, type Purse } from '@/lib/platform/resources/commerce/wire';
import { OrderItem } from '@/lib/rules/commerce/order-item';
import { PAYSYSTEMS, type Transaction } from '@/lib/rules/commerce/product';
import { isOwnPath } from '@/lib/rules/modals/address';
import { requirePin } from '@/lib/server/gateway/parental/parental-check';
import { PlatformError } from '@/lib/shared/platform-error';
import { asBuyerWith, type Buyer } from './as-buyer';
import { payByPaysystem } from './pay-by-paysystem';
import { payFromBalance } from './pay-from-balance';

const numericId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** No price: the platform has it. The amount of a refill, which the viewer chooses, is in the item. */
const Body = v.object({
  attempt: v.pipe(v.string(), v.uuid()),
  by: v.picklist(['balance', ...PAYSYSTEMS]),
  item: OrderItem,
  offerId: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,20}$/))),
  wayId: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  /** The terms that the viewer saw: a condition. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  shown: v.pipe(v.string(), v.maxLength(20)),
  returnPath: v.pipe(v.string(), v.maxLength(500), v.check(isOwnPath)),
  cardId: v.nullable(numericId),
  phone: v.nullable(v.pipe(v.string(), v.maxLength(32))),
  isCardSaved: v.boolean(),
  /** Payments that were left for another way: if one of them was paid, nothing more is charged. */
  earlier: v.pipe(v.array(numericId), v.maxLength(20)),
});

export type PayOrder = v.InferOutput<typeof Body>;

/** Paid at once (null), or a payment on its way. */
export interface Paid {
  transaction: Transaction | null;
}

/**
 * `POST /api/commerce/pay`: charges once for each `attempt`, however often it is sent. The parental code is checked here,
 * and so are the terms: when they have changed since they were shown, nothing is charged (409 `price_changed`).
 */
export function pay(request: Request): Promise<Response> {
  const origin = new URL(request.headers.get('origin') ?? request.url).origin;
  return asBuyerWith(request, Body, async (buyer, order): Promise<Paid> => {
    const purse = await getPurse(buyer.target);
    const earlier = await paidEarlier(buyer.target, order.earlier, purse);
    if (earlier) return { transaction: earlier };
    const { by } = order;
    await requirePinFor(buyer, by, purse.accountId);
    if (by === 'balance') return payFromBalance(buyer, order, purse);
    return payByPaysystem(buyer, { ...order, by }, purse, origin);
  });
}

/** Read on the server: a way that is confirmed outside needs no PIN (spec 3 §3 Paysystem). */
async function requirePinFor(
  { target, session }: Buyer,
  by: PayOrder['by'],
  accountId: number,
): Promise<void> {
  if (by !== 'balance') {
    const ways = await listPayforms(target, accountId);
    if (ways.some(({ name, skipsParentalControl }) => name === by && skipsParentalControl)) return;
  }
  await requirePin(target, session, 'pay');
}

async function paidEarlier(target: Target, ids: number[], { money }: Purse): Promise<Transaction | null> {
  for (const id of ids) {
    const transaction = await getTransaction(target, id, money).catch(unlessRefused);
    if (transaction?.status === 'complete') return transaction;
  }
  return null;
}

/** A silent bank does not stop the viewer from paying in another way. */
function unlessRefused(error: unknown): null {
  if (error instanceof PlatformError) return null;
  throw error;
}
