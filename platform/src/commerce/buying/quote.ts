import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { packets } from '../../db/schema/commerce.ts';
import { purchaseTypes } from '../../db/schema/subscriptions.ts';
import { type Minor, toMinor } from '../../domain/billing/money.ts';
import { type Order, type OrderRefusal, placeOrder } from '../../domain/billing/order.ts';
import type { Price } from '../../domain/billing/price.ts';
import { hasCommonPrices, isSoldBy, type Seller } from '../../domain/selling.ts';
import { ApiError } from '../../http/errors.ts';
import { balanceOf } from '../ledger.ts';
import { unusedOf } from '../subscriptions/end.ts';
import {
  type Holding,
  heldOf,
  holding,
  holdingsOf,
  type Packet,
  type PurchaseType,
} from '../subscriptions/subscriptions.ts';
import { buyerOf } from './buyer.ts';
import { priceNow } from './price.ts';
import { refuseRented } from './rented.ts';

/** What a purchase would do for a user now. */
export interface Quote {
  purchaseType: PurchaseType;
  /** Null for a rented title. */
  packet: Packet | null;
  order: Exclude<Order, { kind: 'refused' }>;
  holdings: Holding[];
  price: Price;
  /** Refund for the packets it replaces. */
  refund: Minor;
  /** The amount that the account needs now: nothing for a packet that begins later. */
  due: Minor;
  /** The part of `due` that the account lacks. */
  missing: Minor;
}

const AT_ONCE = { kind: 'new', replaces: [] } as const satisfies Order;

function refuse(why: OrderRefusal): never {
  const code = why === 'contract_packet' ? 'unavailable_for_legal_reasons' : 'invalid';
  throw new ApiError(code, { message: why });
}

async function findTariff(db: Database, purchaseTypeId: string) {
  const [found] = await db
    .select({ purchaseType: purchaseTypes, packet: packets })
    .from(purchaseTypes)
    .leftJoin(packets, eq(packets.id, purchaseTypes.packetId))
    .where(eq(purchaseTypes.id, purchaseTypeId));
  if (!found) throw new ApiError('not_found', { message: 'unknown_purchase_type' });
  return found;
}

/** Gifts come from promo keys; withdrawn packets are sold only to their owners (spec 3 §3, packets). */
function refuseUnsold(
  packet: Packet | null,
  { isActive }: PurchaseType,
  { holdings, seller }: { holdings: Holding[]; seller: Seller },
): void {
  const isHeld = holdings.some(
    ({ packet: held, subscription }) => held.id === packet?.id && subscription.type === 'packet',
  );
  // Rents have only common prices.
  const isSold = packet ? isHeld || isSoldBy(packet, seller) : hasCommonPrices(seller);
  if (isActive && isSold) return;
  throw new ApiError('invalid', { message: packet ? 'packet_not_sold' : 'unknown_purchase_type' });
}

/** The price and effect of a purchase. Throws the same errors as `buy`, except for missing money. */
export async function quote(
  db: Database,
  { userId, purchaseTypeId, now }: { userId: number; purchaseTypeId: string; now: number },
): Promise<Quote> {
  const buyer = await buyerOf(db, userId);
  const { purchaseType, packet } = await findTariff(db, purchaseTypeId);
  const holdings = await holdingsOf(db, userId);
  refuseUnsold(packet, purchaseType, { holdings, seller: buyer.seller });
  await refuseRented(db, userId, purchaseType, now);
  const order = packet ? orderOf(purchaseType, packet, holdings, buyer.needsBase) : AT_ONCE;
  if (order.kind === 'refused') return refuse(order.why);
  const price = await priceNow(db, userId, purchaseType);
  const replaced = 'replaces' in order ? order.replaces : [];
  const refund = replaced.reduce((sum, { id }) => sum + unusedOf(holding(holdings, id), now), 0);
  const isPaidNow = order.kind === 'new' || order.kind === 'now';
  const due = isPaidNow ? Math.max(0, price.amount - refund) : 0;
  const missing = Math.max(0, due - (await balanceOf(db, userId)));
  return { purchaseType, packet, order, holdings, price, refund, due, missing };
}

function orderOf(purchaseType: PurchaseType, packet: Packet, holdings: Holding[], needsBase: boolean) {
  const wanted = {
    purchaseTypeId: purchaseType.id,
    packetId: packet.id,
    isBase: packet.isBase,
    includedIds: packet.includedIds,
    amount: toMinor(purchaseType.amount),
    period: purchaseType.period,
  };
  return placeOrder(wanted, holdings.map(heldOf), needsBase);
}
