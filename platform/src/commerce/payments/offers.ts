import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { offers } from '../../db/schema/money.ts';
import { fromMinor, type Minor } from '../../domain/billing/money.ts';
import { offerVersion } from '../../domain/billing/offer-version.ts';
import type { Period } from '../../domain/billing/period.ts';
import { firstPrice } from '../../domain/billing/price.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import { ApiError } from '../../http/errors.ts';
import { tariffOf } from '../buying/price.ts';
import { type Change, quote } from '../buying/quote.ts';
import { continuationOf } from '../subscriptions/begin.ts';
import type { Packet } from '../subscriptions/subscriptions.ts';
import { type Product, productOf } from './offer-product.ts';
import type { Payer } from './paysystems.ts';
import { TRANSACTION_LIFE_MS } from './transactions.ts';

export type Offer = typeof offers.$inferSelect;

/** The price of an offer for this user now, always calculated by the server. */
export interface Terms {
  product: Product;
  amount: Minor;
  /** The amount to pay now: reduced by a refund, zero for a packet that begins later. */
  due: Minor;
  period: Period;
  isTrial: boolean;
  isCovered: boolean;
  /** Of these terms (`offer_version`). */
  version: number;
  /** What it does to packets that the user has, and what of their price comes back. */
  change: (Change & { refund: Minor }) | null;
  /** What renews after the first period, which may be another packet (spec 3 §3 after_renew_packet_id); null where nothing does. */
  next: Product | null;
}

export interface Ordered {
  userId: number;
  purchaseTypeId: string;
  payer: Payer;
  now: number;
  /** Of the terms that the viewer has seen; others are refused. */
  version?: number | undefined;
  /** When the offer was made; set if an existing offer is shown again or paid. */
  offeredAt?: number | undefined;
}

/** The sum of an offer holds for this long. */
const OFFER_LIFE_MS = TRANSACTION_LIFE_MS;

/** The latest time at which a payment of the offer can arrive: it may start while the sum of the offer is valid. */
function lastPaymentOf({ now, offeredAt = now }: Ordered): number {
  const since = now - offeredAt <= OFFER_LIFE_MS ? offeredAt : now;
  return since + OFFER_LIFE_MS + TRANSACTION_LIFE_MS;
}

/** Throws every error that the purchase itself would throw, so that nobody pays for something that cannot be sold. */
export async function termsOf(db: Database, ordered: Ordered): Promise<Terms> {
  const { userId, purchaseTypeId, payer, now, version } = ordered;
  const product = await productOf(db, purchaseTypeId);
  if (!product) throw new ApiError('not_found', { message: 'unknown_purchase_type' });
  if (payer.provider.config.disallowSubscribe) {
    // The provider bills the packet itself and gives no trial: the offer shows the price and where to pay, and nothing
    // is charged here.
    const price = firstPrice(tariffOf(product.purchaseType), false);
    const terms = offerVersion({ purchaseTypeId, ...price, isPaidNow: true });
    const next = product.purchaseType.packetId === null ? null : product;
    return { product, ...price, due: price.amount, isCovered: false, version: terms, change: null, next };
  }
  const quoted = await quote(db, { userId, purchaseTypeId, now, version });
  const { price, due, missing, refund, change } = quoted;
  // The refund for a replaced packet shrinks with time: the amount has to be enough at the last moment of the payment too.
  const latest = refund > 0 ? await quote(db, { userId, purchaseTypeId, now: lastPaymentOf(ordered) }) : null;
  return {
    product,
    ...price,
    due: Math.max(due, latest?.due ?? 0),
    isCovered: missing === 0,
    version: quoted.version,
    // The same moment as `due`, so that price, refund and sum agree.
    change: change && { ...change, refund: latest?.refund ?? refund },
    next: await nextOf(db, product, quoted.packet),
  };
}

/** A rent does not renew. */
async function nextOf(db: Database, product: Product, packet: Packet | null): Promise<Product | null> {
  if (packet === null) return null;
  const { id } = await continuationOf(db, packet, product.purchaseType);
  return id === product.purchaseType.id ? product : productOf(db, id);
}

/** Creates an offer with its current price. */
export async function makeOffer(
  db: Database,
  {
    paysystemVersion,
    source,
    ...ordered
  }: Ordered & {
    paysystemVersion: number;
    source: string;
  },
): Promise<{ offer: Offer; terms: Terms }> {
  const { userId, purchaseTypeId, now } = ordered;
  const terms = await termsOf(db, ordered);
  const [offer] = await db
    .insert(offers)
    .values({
      id: nextSnowflake(now),
      userId,
      purchaseTypeId,
      offerVersion: terms.version,
      paysystemVersion,
      source,
      amount: fromMinor(terms.amount),
      createdAt: new Date(now),
    })
    .returning();
  if (!offer) throw new Error('An offer was not written');
  return { offer, terms };
}

/** An offer of this user; those of other users answer 404. */
export async function ownOffer(db: Database, userId: number, id: string): Promise<Offer> {
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.userId, userId)));
  if (!offer) throw new ApiError('not_found');
  return offer;
}
