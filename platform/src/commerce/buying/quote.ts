import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { packets } from '../../db/schema/commerce.ts';
import { purchaseTypes } from '../../db/schema/subscriptions.ts';
import { type Minor, toMinor } from '../../domain/billing/money.ts';
import { offerVersion } from '../../domain/billing/offer-version.ts';
import { type Order, placeOrder } from '../../domain/billing/order.ts';
import type { Price } from '../../domain/billing/price.ts';
import { hasCommonPrices, isDonation, isSoldBy, type Seller } from '../../domain/selling.ts';
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
  /** Of the terms: another number is another price, period or beginning. */
  version: number;
  /** What it changes of what the user has; null where it only adds something. */
  change: Change | null;
}

/** What a purchase does to packets that the user has (spec 3 §4: change). */
export interface Change {
  /** They end now, and their unused part is refunded; or they run to the end of what is paid. */
  acts: 'now' | 'later';
  packets: Packet[];
  /** When the bought period begins. */
  startMs: number;
}

const AT_ONCE = { kind: 'new', replaces: [] } as const satisfies Order;

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
  if (!isSold) throw new ApiError('packet_not_sold', packet ? {} : { message: 'unknown_purchase_type' });
  if (!isActive) throw new ApiError('period_closed');
}

export interface QuoteInput {
  userId: number;
  purchaseTypeId: string;
  now: number;
  /** Of the terms that the viewer has seen: others are refused (`price_changed`). */
  version?: number | undefined;
  /** What the viewer agreed to pay now: the refund for a replaced packet shrinks, and more is refused in the same way. */
  agreed?: Minor | undefined;
}

/** The price and effect of a purchase. Throws the same errors as `buy`, except for missing money. */
export async function quote(db: Database, input: QuoteInput): Promise<Quote> {
  const { userId, purchaseTypeId, now } = input;
  const buyer = await buyerOf(db, userId);
  const { purchaseType, packet } = await findTariff(db, purchaseTypeId);
  const holdings = await holdingsOf(db, userId);
  refuseUnsold(packet, purchaseType, { holdings, seller: buyer.seller });
  await refuseRented(db, userId, purchaseType, now);
  const order = packet ? orderOf(purchaseType, packet, holdings, buyer.needsBase) : AT_ONCE;
  if (order.kind === 'refused') throw new ApiError(order.why);
  const price = await priceNow(db, userId, purchaseType);
  const replaced = 'replaces' in order ? order.replaces : [];
  const refund = replaced.reduce((sum, { id }) => sum + unusedOf(holding(holdings, id), now), 0);
  const isPaidNow = order.kind === 'new' || order.kind === 'now';
  const due = isPaidNow ? Math.max(0, price.amount - refund) : 0;
  const missing = Math.max(0, due - (await balanceOf(db, userId)));
  const version = offerVersion({ purchaseTypeId, ...price, isPaidNow });
  const isOther = input.version !== undefined && input.version !== version;
  if (isOther || due > (input.agreed ?? due)) throw new ApiError('price_changed');
  const change = changeOf(order, holdings, now);
  return { purchaseType, packet, order, holdings, price, refund, due, missing, version, change };
}

function changeOf(order: Quote['order'], holdings: Holding[], now: number): Change | null {
  if (order.kind === 'new' || order.kind === 'now') {
    const packets = order.replaces.map(({ id }) => holding(holdings, id).packet);
    return packets.length > 0 ? { acts: 'now', packets, startMs: now } : null;
  }
  const after = holding(holdings, (order.kind === 'keep' ? order.held : order.after).id);
  return { acts: 'later', packets: [after.packet], startMs: after.subscription.endAt?.getTime() ?? now };
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
  return placeOrder(wanted, holdings.map(heldOf), needsBase && !isDonation(packet));
}
