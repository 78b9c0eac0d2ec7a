import 'server-only';
import * as v from 'valibot';
import { LONGEST_RETURN, MOST_EARLIER } from '@/lib/rules/commerce/constants';
import { OrderItem } from '@/lib/rules/commerce/order-item';
import { PAYSYSTEMS, type Transaction } from '@/lib/rules/commerce/product';
import { isOwnPath } from '@/lib/rules/modals/address';
import { Attempt } from '@/lib/server/gateway/http/attempt';
import { isDecimalId, MAX_PLATFORM_INT } from '@/lib/shared/ids';

const numericId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PLATFORM_INT));

export const OfferId = v.pipe(v.string(), v.check(isDecimalId));
export const WayId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** The request of a payment. No price: the platform has it. The amount of a refill, which the viewer chooses, is in the item. */
export const PayOrder = v.object({
  attempt: Attempt,
  by: v.picklist(['balance', ...PAYSYSTEMS]),
  item: OrderItem,
  offerId: v.nullable(OfferId),
  buyerId: numericId,
  wayId: v.nullable(WayId),
  /** The terms that the viewer saw: a condition. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  shown: v.pipe(v.string(), v.maxLength(20)),
  returnPath: v.pipe(v.string(), v.maxLength(LONGEST_RETURN), v.check(isOwnPath)),
  cardId: v.nullable(numericId),
  phone: v.nullable(v.pipe(v.string(), v.maxLength(32))),
  isCardSaved: v.boolean(),
  /** Payments that were left for another way: if one of them was paid, nothing more is charged. */
  earlier: v.pipe(v.array(numericId), v.maxLength(MOST_EARLIER)),
});

export type PayOrder = v.InferOutput<typeof PayOrder>;

/** Paid at once (null), or a payment on its way. */
export interface Paid {
  transaction: Transaction | null;
}
